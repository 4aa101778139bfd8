/* Races beside calls that only some processes make: those that make communicators and intercommunicators, and
 * end them (MPI 4.1, 7.4.2, 7.6.2, 7.6.3, 11.10.4 and 12.7). Rank 0 puts, and rank 2 gets the same word. What
 * each of them does with others tells it nothing of the other one. */
#include "scenes.h"

static MPI_Comm half; /* ranks 0 and 1, or 2 and 3 */

/* Both halves, or each rank with its neighbour. */
static MPI_Comm intercommunicator(int of_halves)
{
    MPI_Comm between;
    if (of_halves)
        MPI_Intercomm_create(half, 0, MPI_COMM_WORLD, rank < 2 ? 2 : 0, 7, &between);
    else
        MPI_Intercomm_create(MPI_COMM_SELF, 0, MPI_COMM_WORLD, rank ^ 1, 7, &between);
    return between;
}

static void intercommunicator_of_others(void)
{
    MPI_Comm between;
    if (rank == 0)
        PUT_AND_FLUSH(1, 0); /* race-between-ranks */
    between = intercommunicator(0);
    barrier_if(fixed);
    if (rank == 2)
        GET(1, 0); /* race-between-ranks */
    barrier();
    MPI_Comm_free(&between);
}

static void merged_with_others(void)
{
    MPI_Comm between = intercommunicator(0), merged;
    if (rank == 0)
        PUT_AND_FLUSH(1, 1); /* race-between-ranks */
    MPI_Intercomm_merge(between, rank % 2, &merged);
    barrier_if(fixed);
    if (rank == 2)
        GET(1, 1); /* race-between-ranks */
    barrier();
    MPI_Comm_free(&merged);
    MPI_Comm_free(&between);
}

static void group_of_others(void)
{
    MPI_Comm made;
    MPI_Group group;
    MPI_Comm_group(half, &group);
    if (rank == 0)
        PUT_AND_FLUSH(1, 2); /* race-between-ranks */
    MPI_Comm_create_group(MPI_COMM_WORLD, group, 7, &made);
    barrier_if(fixed);
    if (rank == 2)
        GET(1, 2); /* race-between-ranks */
    barrier();
    MPI_Comm_free(&made);
    MPI_Group_free(&group);
}

static void disconnected_from_others(void)
{
    MPI_Comm some;
    MPI_Comm_dup(half, &some);
    if (rank == 0)
        PUT_AND_FLUSH(1, 3); /* race-between-ranks */
    MPI_Comm_disconnect(&some);
    barrier_if(fixed);
    if (rank == 2)
        GET(1, 3); /* race-between-ranks */
}

static void message_to_another_group(void)
{
    MPI_Comm between = intercommunicator(1);
    barrier();
    if (rank == 0) {
        PUT_AND_FLUSH(1, 4); /* race-between-ranks */
        MPI_Send(NULL, 0, MPI_INT, fixed ? 0 : 1, 1, between);
    } else if (rank == (fixed ? 2 : 3)) {
        MPI_Recv(NULL, 0, MPI_INT, 0, 1, between, MPI_STATUS_IGNORE);
    }
    if (rank == 2)
        GET(1, 4); /* race-between-ranks */
    barrier();
    MPI_Comm_free(&between);
}

static void bcast_to_another_group(void)
{
    MPI_Comm between = intercommunicator(fixed);
    int word = 0, sends = rank % 2 == 0 && (rank == 0 || !fixed), root = sends ? MPI_ROOT : 0;
    if (fixed && rank == 1)
        root = MPI_PROC_NULL;
    if (rank == 0)
        PUT_AND_FLUSH(1, 5); /* race-between-ranks */
    MPI_Bcast(&word, 1, MPI_INT, root, between);
    if (rank == 2)
        GET(1, 5); /* race-between-ranks */
    barrier();
    MPI_Comm_free(&between);
}

int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
    scenes_start(argc, argv);
    MPI_Comm_split(MPI_COMM_WORLD, rank / 2, rank, &half);
    PLAY(intercommunicator_of_others, merged_with_others, group_of_others, disconnected_from_others,
         message_to_another_group, bcast_to_another_group);
    MPI_Comm_free(&half);
    drop(&win);
    return finish("groups");
}
