/* Call sites in Python. */
#ifndef NASTY_OBSERVE_PYTHON_H
#define NASTY_OBSERVE_PYTHON_H

#include <stdbool.h>
#include <stdint.h>

/* A place in a Python file. */
struct nasty_line {
    const char *path; /* valid for ever */
    uint32_t file;    /* its number, from 1 */
    uint32_t line;
};

/* Where the interpreter's code is that has called MPI: the innermost place outside of the folder, or the
 * outermost place. Returns false if the interpreter cannot tell. */
bool nasty_python_line(const char *folder, struct nasty_line *line);

#endif
