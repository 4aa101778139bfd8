// Collective operations of C++ programs. The comments say what `nastympi vet` finds.
#include <mpi.h>
#include <vector>

class Group
{
  public:
    explicit Group(MPI_Comm comm) : comm_(comm) { MPI_Comm_rank(comm_, &rank_); }
    bool root() const { return rank_ == 0; }
    void share(std::vector<int> &values) { MPI_Bcast(values.data(), 4, MPI_INT, 0, comm_); }
    void wait() { MPI_Barrier(comm_); } // vet: may collectives-differ-by-rank

  private:
    MPI_Comm comm_;
    int rank_;
};

// Case: member functions that call collective operations, on one way only
void members(MPI_Comm comm)
{
    Group group(comm);
    if (group.root())
        group.wait();
}

// Case: member functions that call collective operations, on both ways
void members_on_both(MPI_Comm comm)
{
    Group group(comm);
    std::vector<int> values(4);
    if (group.root()) {
        values[0] = 1;
        group.share(values);
    } else {
        group.share(values);
    }
}
