/* A star forest whose communication is one-sided (PetscSF of type window). */
#include <petscsf.h>

int main(int argc, char **argv)
{
    PetscSF sf;
    PetscMPIInt rank, size;
    PetscFunctionBeginUser;
    PetscCall(PetscInitialize(&argc, &argv, NULL, NULL));
    PetscCallMPI(MPI_Comm_rank(PETSC_COMM_WORLD, &rank));
    PetscCallMPI(MPI_Comm_size(PETSC_COMM_WORLD, &size));
    enum { N = 200 };
    PetscSFNode remote[N];
    for (PetscInt i = 0; i < N; i++) {
        remote[i].rank = (rank + 1 + i) % size;
        remote[i].index = (7 * i + rank) % N;
    }
    PetscCall(PetscSFCreate(PETSC_COMM_WORLD, &sf));
    PetscCall(PetscSFSetType(sf, PETSCSFWINDOW));
    PetscCall(PetscSFSetFromOptions(sf));
    PetscCall(PetscSFSetGraph(sf, N, N, NULL, PETSC_COPY_VALUES, remote, PETSC_COPY_VALUES));
    PetscCall(PetscSFSetUp(sf));
    for (int round = 0; round < 20; round++) {
        PetscInt root[N], leaf[N], sum[N];
        for (PetscInt i = 0; i < N; i++) {
            root[i] = 1000 * rank + i + round;
            leaf[i] = -1;
            sum[i] = 0;
        }
        PetscCall(PetscSFBcastBegin(sf, MPIU_INT, root, leaf, MPI_REPLACE));
        PetscCall(PetscSFBcastEnd(sf, MPIU_INT, root, leaf, MPI_REPLACE));
        for (PetscInt i = 0; i < N; i++)
            PetscCheck(leaf[i] == 1000 * remote[i].rank + remote[i].index + round, PETSC_COMM_SELF,
                       PETSC_ERR_PLIB, "leaf %d is %d", (int)i, (int)leaf[i]);
        PetscCall(PetscSFReduceBegin(sf, MPIU_INT, leaf, sum, MPI_SUM));
        PetscCall(PetscSFReduceEnd(sf, MPIU_INT, leaf, sum, MPI_SUM));
        PetscInt64 mine[2] = {0, 0}, all[2];
        for (PetscInt i = 0; i < N; i++) {
            mine[0] += leaf[i];
            mine[1] += sum[i];
        }
        PetscCallMPI(MPI_Allreduce(mine, all, 2, MPIU_INT64, MPI_SUM, PETSC_COMM_WORLD));
        PetscCheck(all[0] == all[1], PETSC_COMM_SELF, PETSC_ERR_PLIB, "sums differ");
    }
    PetscCall(PetscSFDestroy(&sf));
    PetscCall(PetscPrintf(PETSC_COMM_WORLD, "petsc_sf: OK\n"));
    PetscCall(PetscFinalize());
    return 0;
}
