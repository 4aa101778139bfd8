/* Blocking calls whose nonblocking form has other arguments. In C because these are the program's MPI
 * calls. */
#include "calls.h"
#include "hold/hold.h"
#include "process/errors.h"
#include "process/state.h"

int shim_Probe(int source, int tag, MPI_Comm comm, MPI_Status *status)
{
    int found = 0, error = MPI_SUCCESS;
    while (nasty.copies) {
        error = real.Iprobe(source, tag, comm, &found, status);
        if (error != MPI_SUCCESS || found)
            return error;
        nasty_turn();
    }
    return real.Probe(source, tag, comm, status);
}

int shim_Mprobe(int source, int tag, MPI_Comm comm, MPI_Message *message, MPI_Status *status)
{
    int found = 0, error = MPI_SUCCESS;
    while (nasty.copies) {
        error = real.Improbe(source, tag, comm, &found, message, status);
        if (error != MPI_SUCCESS || found)
            return error;
        nasty_turn();
    }
    return real.Mprobe(source, tag, comm, message, status);
}

/* Waits for both halves of a send-receive. The call's status is that of the receive. */
static int both(int sent, MPI_Request *send, int received, MPI_Request *receive, MPI_Status *status)
{
    if (received == MPI_SUCCESS)
        received = nasty_hold_wait(receive, status);
    if (sent == MPI_SUCCESS)
        sent = nasty_hold_wait(send, MPI_STATUS_IGNORE);
    return nasty_first_error(received, sent);
}

int shim_Sendrecv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, int dest, int sendtag,
                  void *recvbuf, int recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm,
                  MPI_Status *status)
{
    if (!nasty.copies && !nasty.settings.strict_sends)
        return real.Sendrecv(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype,
                             source, recvtag, comm, status);
    MPI_Request send, receive;
    int received = real.Irecv(recvbuf, recvcount, recvtype, source, recvtag, comm, &receive);
    int sent = real.Isend(sendbuf, sendcount, sendtype, dest, sendtag, comm, &send);
    return both(sent, &send, received, &receive, status);
}

#if MPI_VERSION >= 4
int shim_Sendrecv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, int dest, int sendtag,
                    void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int source, int recvtag,
                    MPI_Comm comm, MPI_Status *status)
{
    if (!nasty.copies && !nasty.settings.strict_sends)
        return real.Sendrecv_c(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype,
                               source, recvtag, comm, status);
    MPI_Request send, receive;
    int received = real.Irecv_c(recvbuf, recvcount, recvtype, source, recvtag, comm, &receive);
    int sent = real.Isend_c(sendbuf, sendcount, sendtype, dest, sendtag, comm, &send);
    return both(sent, &send, received, &receive, status);
}
#endif
