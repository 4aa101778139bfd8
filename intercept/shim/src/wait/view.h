/* What the library sees of an array of requests. */
#ifndef NASTY_WAIT_VIEW_H
#define NASTY_WAIT_VIEW_H

#include "log/request.h"

#include <mpi.h>
#include <stdbool.h>

/* The program's array without those of our requests that are not complete. */
struct nasty_view {
    int n;                       /* of all requests */
    int hidden;                  /* ours, not complete */
    struct nasty_request **ours; /* per request, or NULL; all NULL if nothing is hidden */
    MPI_Request *rest;
};

struct nasty_view nasty_view_of(int n, const MPI_Request requests[]);
void nasty_view_free(struct nasty_view *v);

/* Gives the program back what the library has made of the visible requests. */
void nasty_view_put_back(struct nasty_view *v, MPI_Request requests[]);

/* Completes all hidden ones. */
int nasty_view_satisfy_all(struct nasty_view *v);

/* Whether a test must say that one of the hidden ones is not yet complete. Each is asked, since each has
 * its own number of such answers. */
bool nasty_view_any_refuses(struct nasty_view *v);

/* Whether all hidden ones are complete, as far as tests may complete them. */
bool nasty_view_test_all(struct nasty_view *v, int *error);

/* Completes some of the hidden ones, at most n, and writes their places; returns how many. A test may be
 * refused. The choice is arbitrary (MPI 4.1, 3.7.5). */
int nasty_view_test_some(struct nasty_view *v, bool test, int n, int places[], int *error);

#endif
