/* The node on which this process runs. */
#ifndef NASTY_PROCESS_HOST_H
#define NASTY_PROCESS_HOST_H

struct nasty_host {
    char name[64];
    char boot[40]; /* the kernel's number of its boot; empty: not known */
};

/* Bytes that are not used are 0. */
struct nasty_host nasty_host(void);

#endif
