// Buffers in std::string.

#include <mpi.h>
#include <string>

// Case: a std::string that is changed while it is fetched
char string_changed(MPI_Win win)
{
    std::string s(10, ' ');
    MPI_Get(s.data(), 10, MPI_CHAR, 1, 0, 10, MPI_CHAR, win);
    s[3] = 'x'; // vet: must get-store
    MPI_Win_flush(1, win);
    return s[1];
}

// Case: an element of a std::string, read while the string is fetched
char string_read(MPI_Win win)
{
    std::string s(10, ' ');
    MPI_Get(&s[0], static_cast<int>(s.size()), MPI_CHAR, 1, 0, 10, MPI_CHAR, win);
    char first = s.front(); // vet: must get-load
    MPI_Win_flush(1, win);
    return first;
}

// Case: a std::string that is changed when it has been fetched
char string_fetched(MPI_Win win)
{
    std::string s(10, ' ');
    MPI_Get(&s[0], static_cast<int>(s.size()), MPI_CHAR, 1, 0, 10, MPI_CHAR, win);
    MPI_Win_flush(1, win);
    s[3] = 'x';
    return s[1];
}

// Case: a std::string that is received, with its length before
std::string string_received(MPI_Comm comm)
{
    int n;
    MPI_Request r;
    MPI_Bcast(&n, 1, MPI_INT, 0, comm);
    std::string s;
    s.resize(n);
    MPI_Irecv(&s[0], n, MPI_CHAR, 0, 0, comm, &r);
    MPI_Wait(&r, MPI_STATUS_IGNORE);
    s[0] = 'a';
    return s;
}

// Case: another std::string than the one that is being sent
char other_string(MPI_Comm comm, const std::string &s, std::string &t)
{
    MPI_Request r;
    MPI_Isend(s.c_str(), static_cast<int>(s.size()), MPI_CHAR, 1, 0, comm, &r);
    t[0] = 'c';
    std::string both = s + t;
    both[0] = both[1];
    MPI_Wait(&r, MPI_STATUS_IGNORE);
    return both[0];
}

// Case: two std::string that are exchanged, and the other one changed while the first one is being sent
void strings_exchanged(MPI_Comm comm, std::string &s, std::string &t)
{
    MPI_Request r;
    MPI_Isend(s.data(), 4, MPI_CHAR, 1, 0, comm, &r);
    s.swap(t);
    s[0] = 'c';
    MPI_Wait(&r, MPI_STATUS_IGNORE);
}
