/* The files of code: the executable and shared objects. */
#ifndef NASTY_OBSERVE_MODULE_H
#define NASTY_OBSERVE_MODULE_H

#include <stdbool.h>
#include <stdint.h>

/* The file that an address is in, and the bias of that file's own addresses. */
struct nasty_module {
    uint64_t address;
    uint64_t bias;
    const char *path; /* as the dynamic linker has it; NULL: no file */
};
struct nasty_module nasty_module_of(uint64_t address);

/* Whether the file itself, not one that it needs, defines the name. */
bool nasty_module_defines(const struct nasty_module *m, const char *name);

/* Whether the file turns Fortran's calls into C's. */
bool nasty_module_is_binding(const struct nasty_module *m);

/* Whether the file is mpi4py's extension module. */
bool nasty_module_is_python(const struct nasty_module *m);

/* Whether the file is one of the MPI library, which may call MPI inside the program's calls. */
bool nasty_module_is_library(const struct nasty_module *m);

/* The file's real path; "?" if nobody knows it. Valid until the next question: ask under a lock. Stacks may
 * be too small for it. */
const char *nasty_module_path(const struct nasty_module *m);

#endif
