/* The file of events: chunks, which the kernel keeps however the process ends. */
#ifndef NASTY_OBSERVE_FILE_H
#define NASTY_OBSERVE_FILE_H

#include "process/platform.h"

#include <stdbool.h>
#include <stdint.h>

enum { NASTY_EVENTS = NASTY_LARGEST_PAGE };

/* Go twin: trace.chunkHeader */
struct nasty_chunk {
    _Atomic uint64_t sequence; /* from 1; 0: unused */
    uint64_t base;             /* time before the first event */
    uint32_t stream;
    uint32_t thread; /* of the first event */
    uint32_t events;
    _Atomic uint32_t used; /* bytes of events; stored after them */
    char data[];
};

/* Makes room for the descriptors of the files, in a process that has no threads yet. */
void nasty_file_make_room(void);

/* Creates the files of a rank of so many. Returns whether events can be written. */
bool nasty_file_start(int size);

/* A chunk of the file, in memory. NULL if the disk is full: nothing is written from then on. */
struct nasty_chunk *nasty_chunk_take(uint32_t stream, uint32_t thread, uint64_t base);
/* The chunk is full. */
void nasty_chunk_give(struct nasty_chunk *chunk);

/* How the process ends, if it can say so. Go twin: trace.EndKind */
enum nasty_ending {
    ENDING_UNKNOWN,
    ENDING_EXIT,   /* without MPI_Finalize; its value: the status */
    ENDING_ABORT,  /* MPI_Abort; the error code */
    ENDING_SIGNAL, /* the signal */
};
enum { NASTY_NO_THREAD = UINT32_MAX };

/* Notes how the process ends, in this thread. The first note stays. May be called by signal handlers. */
void nasty_file_ending(enum nasty_ending how, int value, uint32_t thread);

/* The library treats an error in a call of this thread: it may end the process. Class 0: it returns. */
void nasty_file_refused(uint64_t class, uint32_t thread);

/* Writes a line of text about something that is told once. */
void nasty_file_name(const char *format, ...) __attribute__((format(printf, 1, 2)));

#endif
