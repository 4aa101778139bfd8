/* The encoded form of litmus tests, as encode.go writes it: words with blanks between. */
#ifndef LITMUS_PROGRAM_H
#define LITMUS_PROGRAM_H

#include <inttypes.h>
#include <mpi.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    MAX_VARS = 64,
    MAX_CALLS = 32,
    MAX_REQUESTS = 32,
    MAX_PEERS = 8,
    MAX_LOCATIONS = 32,
    MAX_ELEMENTS = 64
};

struct ref {
    int var, from, count, step; /* var -1: none */
};

struct call {
    char name[24], mode[16], reduce[16];
    int window, target, request, assert, npeers, peers[MAX_PEERS];
    uint64_t compare;
    struct ref origin, remote, result;
};

struct var {
    int window, width, count; /* window: it is one */
    char ordering[24];
    uint64_t initial[MAX_ELEMENTS];
    void *base;
    MPI_Win handle;
};

struct location {
    int rank, var, index;
};

struct program {
    char name[128];
    long iterations;
    double seconds; /* at most */
    int nvars, ncalls, nlocations;
    struct var vars[MAX_VARS];
    struct call calls[MAX_CALLS]; /* this rank's */
    struct location locations[MAX_LOCATIONS];
};

static inline void broken(const char *what)
{
    fprintf(stderr, "runner: bad program: %s\n", what);
    exit(2);
}

static inline long word(FILE *file)
{
    long value;
    if (fscanf(file, "%ld", &value) != 1)
        broken("a number is missing");
    return value;
}

static inline int bounded(FILE *file, int least, int most)
{
    long value = word(file);
    if (value < least || value > most)
        broken("a number is out of range");
    return (int)value;
}

static inline uint64_t value_of(FILE *file)
{
    uint64_t value;
    if (fscanf(file, "%" SCNu64, &value) != 1)
        broken("a value is missing");
    return value;
}

static inline void text(FILE *file, char *to, size_t size)
{
    char format[16];
    snprintf(format, sizeof format, "%%%zus", size - 1);
    if (fscanf(file, format, to) != 1)
        broken("a word is missing");
}

static inline struct ref read_ref(FILE *file)
{
    struct ref r;
    r.var = bounded(file, -1, MAX_VARS - 1);
    r.from = bounded(file, 0, MAX_ELEMENTS - 1);
    r.count = bounded(file, 0, MAX_ELEMENTS);
    r.step = bounded(file, 0, MAX_ELEMENTS);
    return r;
}

static inline void read_call(FILE *file, struct call *c)
{
    text(file, c->name, sizeof c->name);
    text(file, c->mode, sizeof c->mode);
    text(file, c->reduce, sizeof c->reduce);
    c->window = bounded(file, -1, MAX_VARS - 1);
    c->target = bounded(file, -1, MAX_PEERS);
    c->request = bounded(file, -1, MAX_REQUESTS - 1);
    c->assert = 0;
    for (int n = bounded(file, 0, 8); n > 0; n--) {
        char option[16];
        text(file, option, sizeof option);
        c->assert |= !strcmp(option, "nocheck")     ? MPI_MODE_NOCHECK
                     : !strcmp(option, "noprecede") ? MPI_MODE_NOPRECEDE
                     : !strcmp(option, "nosucceed") ? MPI_MODE_NOSUCCEED
                     : !strcmp(option, "nostore")   ? MPI_MODE_NOSTORE
                                                    : MPI_MODE_NOPUT;
    }
    c->npeers = bounded(file, 0, MAX_PEERS);
    for (int i = 0; i < c->npeers; i++)
        c->peers[i] = bounded(file, 0, MAX_PEERS);
    c->compare = value_of(file);
    c->origin = read_ref(file);
    c->remote = read_ref(file);
    c->result = read_ref(file);
}

/* Reads the next test; the calls are those of one rank. 0: there is no other. */
static inline int read_program(FILE *file, struct program *p, int rank)
{
    char start[8];
    if (fscanf(file, "%7s", start) != 1)
        return 0;
    text(file, p->name, sizeof p->name);
    p->iterations = word(file);
    p->seconds = (double)word(file) / 1000;
    int ranks = bounded(file, 1, MAX_PEERS);
    p->nvars = bounded(file, 0, MAX_VARS);
    for (int i = 0; i < p->nvars; i++) {
        struct var *v = &p->vars[i];
        v->window = bounded(file, 0, 1);
        v->width = bounded(file, 1, 8);
        text(file, v->ordering, sizeof v->ordering);
        v->count = bounded(file, 1, MAX_ELEMENTS);
        for (int k = 0; k < v->count; k++)
            v->initial[k] = value_of(file);
    }
    for (int r = 0; r < ranks; r++) {
        static struct call other;
        int n = bounded(file, 0, MAX_CALLS);
        if (r == rank)
            p->ncalls = n;
        for (int i = 0; i < n; i++)
            read_call(file, r == rank ? &p->calls[i] : &other);
    }
    p->nlocations = bounded(file, 0, MAX_LOCATIONS);
    for (int i = 0; i < p->nlocations; i++) {
        p->locations[i].rank = bounded(file, 0, MAX_PEERS);
        p->locations[i].var = bounded(file, 0, MAX_VARS - 1);
        p->locations[i].index = bounded(file, 0, MAX_ELEMENTS - 1);
    }
    return 1;
}

#endif
