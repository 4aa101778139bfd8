/* Messages to the user, and the ends of runs that cannot go on. */
#ifndef NASTY_PROCESS_MESSAGE_H
#define NASTY_PROCESS_MESSAGE_H

#include <stddef.h>

/* As write(), but no cancellation point: a thread of the program that is cancelled here would keep our
 * lock. */
long nasty_write(int fd, const char *text, size_t bytes);

/* Writes a warning, unless NASTY_LOG says otherwise. */
void nasty_warn(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* Ends a program that cannot run under nastympi, before it has MPI. */
void nasty_refuse(const char *format, ...) __attribute__((format(printf, 1, 2), noreturn));

/* Ends the run because of an error of ours, with status 125. */
void nasty_internal_error(const char *format, ...) __attribute__((format(printf, 1, 2), noreturn));

#endif
