/* Processes that are started while operations are held: none of them may be taken for a
 * rank, say anything of its own, or hurt what is held here. */
#define _GNU_SOURCE
#include "check.h"

#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

static int status_of(pid_t child)
{
    int status = -1;
    CHECK(waitpid(child, &status, 0), child);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

/* exit runs the destructors of all that is loaded. Its output is not to be repeated. */
static pid_t forked(int status, int by_exit)
{
    fflush(NULL);
    pid_t child = fork();
    if (child == 0 && by_exit)
        exit(status);
    if (child == 0)
        _exit(status);
    return child;
}

static pid_t forked_shell(void)
{
    pid_t child = fork();
    if (child == 0) {
        execl("/bin/sh", "sh", "-c", "exit 6", (char *)NULL);
        _exit(127);
    }
    return child;
}

static pid_t spawned(void)
{
    extern char **environ;
    char *words[] = {"sh", "-c", "exit 4", NULL};
    pid_t child = -1;
    CHECK(posix_spawn(&child, "/bin/sh", NULL, NULL, words, environ), 0);
    return child;
}

/* All that a child says, on both streams. */
static void said(const char *command, const char *expected)
{
    char text[256] = "";
    FILE *pipe = popen(command, "r");
    size_t n = fread(text, 1, sizeof text - 1, pipe);
    text[n] = '\0';
    CHECK(pclose(pipe), 0);
    if (strcmp(text, expected) != 0)
        FAIL("%s: said `%s`, expected `%s`", command, text, expected);
}

int main(int argc, char **argv)
{
    MPI_Win win;
    int got = 0;
    check_start(&argc, &argv);
    int *base = ints(4, &win), value = 7;
    MPI_Put(&value, 1, MPI_INT, peer, 0, 1, MPI_INT, win);
    MPI_Get(&got, 1, MPI_INT, peer, 1, 1, MPI_INT, win);

    CHECK(WEXITSTATUS(system("exit 3")), 3);
    said("echo hello 2>&1", "hello\n");
    said("sh -c 'sh -c \"echo a; echo b >&2\"' 2>&1", "a\nb\n");
    CHECK(status_of(spawned()), 4);
    CHECK(status_of(forked(5, 0)), 5);
    CHECK(status_of(forked_shell()), 6);
    CHECK(status_of(forked(7, 1)), 7);

    MPI_Win_flush(peer, win);
    CHECK(got, 0);
    publish(win);
    CHECK(base[0], 7);
    drop(&win);
    return finish("children");
}
