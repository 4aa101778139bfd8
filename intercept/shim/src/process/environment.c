/* Copies the environment when the shim is loaded. In C because this happens before main(), where the program
 * can still not have changed anything. */
#include "process/environment.h"

#include <stddef.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

static char *no_variables[] = {NULL};
static char **started_with = no_variables;

static size_t environment_bytes(char **list, size_t *count)
{
    size_t bytes = 0, n = 0;
    for (; list[n]; n++)
        bytes += strlen(list[n]) + 1;
    *count = n;
    return bytes + (n + 1) * sizeof *list;
}

/* The copy has pages of its own: the program's heap stays as it is. glibc passes the variables to
 * constructors even if the constructor of another library has called clearenv(). */
__attribute__((constructor)) static void copy_environment(int argc, char **argv, char **envp)
{
    (void)argc;
    (void)argv;
#ifndef __GLIBC__
    envp = environ;
#endif
    if (!envp)
        return;
    size_t count;
    size_t bytes = environment_bytes(envp, &count);
    char **copy = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (copy == MAP_FAILED)
        return;
    char *text = (char *)(copy + count + 1);
    for (size_t i = 0; i < count; i++) {
        copy[i] = text;
        text = stpcpy(text, envp[i]) + 1;
    }
    started_with = copy;
}

const char *nasty_variable(const char *name)
{
    size_t length = strlen(name);
    for (char **v = started_with; *v; v++)
        if (strncmp(*v, name, length) == 0 && (*v)[length] == '=')
            return *v + length + 1;
    return NULL;
}

char *const *nasty_environment(void) { return started_with; }
