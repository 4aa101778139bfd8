/* Attributes of MPI_COMM_SELF. MPI_Finalize begins with them: it calls their delete functions, the one that
 * was set last first, and these may do with MPI what they like (MPI 4.1, 11.2.4). So the shim lets them be
 * called before the program's MPI_Finalize begins: what they call are calls as any others. In C because these
 * are the program's functions. */
#include "calls.h"
#include "process/alloc.h"
#include "process/state.h"

#include <mpi.h>
#include <pthread.h>
#include <string.h>

static pthread_mutex_t keyvals_mutex = PTHREAD_MUTEX_INITIALIZER;
static int *keyvals; /* in the order in which they were set; under the mutex */
static size_t nkeyvals, cap_keyvals;

static void forget_keyval(int keyval)
{
    for (size_t i = 0; i < nkeyvals; i++)
        if (keyvals[i] == keyval) {
            memmove(keyvals + i, keyvals + i + 1, (--nkeyvals - i) * sizeof *keyvals);
            return;
        }
}

void before_Comm_set_attr(MPI_Comm comm, int comm_keyval, void *attribute_val)
{
    (void)attribute_val;
    if (comm != MPI_COMM_SELF || !nasty_active())
        return;
    pthread_mutex_lock(&keyvals_mutex);
    forget_keyval(comm_keyval);
    keyvals = nasty_room(keyvals, nkeyvals, &cap_keyvals, sizeof *keyvals);
    keyvals[nkeyvals++] = comm_keyval;
    pthread_mutex_unlock(&keyvals_mutex);
}

void before_Comm_delete_attr(MPI_Comm comm, int comm_keyval)
{
    if (comm != MPI_COMM_SELF)
        return;
    pthread_mutex_lock(&keyvals_mutex);
    forget_keyval(comm_keyval);
    pthread_mutex_unlock(&keyvals_mutex);
}

/* The next one to delete; false: there is none. */
static bool last_keyval(int *keyval)
{
    pthread_mutex_lock(&keyvals_mutex);
    bool any = nkeyvals > 0;
    if (any)
        *keyval = keyvals[--nkeyvals];
    pthread_mutex_unlock(&keyvals_mutex);
    return any;
}

void before_Finalize(void)
{
    for (int keyval; nasty_active() && last_keyval(&keyval);)
        real.Comm_delete_attr(MPI_COMM_SELF, keyval);
}
