/* Runs a command in which system calls fail, as in containers: deny CALL[,CALL] COMMAND... */
#include <errno.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

static const struct {
    const char *name;
    long number;
} calls[] = {{"memfd_create", SYS_memfd_create}, {"ptrace", SYS_ptrace}};

enum { CALLS = sizeof calls / sizeof *calls, MOST = 2 * CALLS + 2 };

int main(int argc, char **argv)
{
    struct sock_filter filter[MOST];
    unsigned short n = 0;
    if (argc < 3)
        return 2;
    filter[n++] = (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr));
    for (int i = 0; i < CALLS; i++)
        if (strstr(argv[1], calls[i].name)) {
            filter[n++] =
                (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (unsigned)calls[i].number, 0, 1);
            filter[n++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM);
        }
    filter[n++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
    struct sock_fprog program = {n, filter};
    if (n == 2 || prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0 ||
        prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) != 0)
        return 2;
    execvp(argv[2], argv + 2);
    perror(argv[2]);
    return 2;
}
