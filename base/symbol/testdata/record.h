#pragma once
#ifdef __cplusplus
extern "C"
#endif
    void record(const char *label);
