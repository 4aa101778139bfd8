/* What completion calls see of an array of requests while companions (hold/companions.h) are pending. */
#ifndef NASTY_WAIT_VEIL_H
#define NASTY_WAIT_VEIL_H

#include <mpi.h>
#include <stdbool.h>

/* The program's array without the requests whose companions are not complete. */
struct nasty_veil {
    int n;
    int covered;        /* how many of them are left out */
    MPI_Request *shown; /* MPI_REQUEST_NULL in their places */
    bool *covers;       /* by place */
};

struct nasty_veil nasty_veil_of(int n, const MPI_Request requests[]);

/* Gives the program back what the library has made of the requests that were shown. */
void nasty_veil_lift(struct nasty_veil *v, MPI_Request requests[]);
void nasty_veil_free(struct nasty_veil *v);

/* Waits for the companions of all requests. */
void nasty_veil_wait(int n, const MPI_Request requests[]);

/* Whether any of the requests has a pending companion. */
bool nasty_veil_needed(int n, const MPI_Request requests[]);

#endif
