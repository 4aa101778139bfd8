/* Blocking calls whose nonblocking form has other arguments. In C because these are the program's MPI
 * calls. */
#include "calls.h"
#include "hold/hold.h"
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

int shim_Sendrecv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, int dest, int sendtag,
                  void *recvbuf, int recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm,
                  MPI_Status *status)
{
    if (!nasty.copies && !nasty.settings.strict_sends)
        return real.Sendrecv(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype,
                             source, recvtag, comm, status);
    MPI_Request send, receive;
    int error = real.Irecv(recvbuf, recvcount, recvtype, source, recvtag, comm, &receive);
    if (error != MPI_SUCCESS)
        return error;
    int sent = real.Isend(sendbuf, sendcount, sendtype, dest, sendtag, comm, &send);
    return nasty_hold_both(sent, &send, &receive, status);
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
    int error = real.Irecv_c(recvbuf, recvcount, recvtype, source, recvtag, comm, &receive);
    if (error != MPI_SUCCESS)
        return error;
    int sent = real.Isend_c(sendbuf, sendcount, sendtype, dest, sendtag, comm, &send);
    return nasty_hold_both(sent, &send, &receive, status);
}
#endif
