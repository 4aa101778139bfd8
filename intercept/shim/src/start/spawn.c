/* Processes that the program starts (MPI 4.1, 11.8). They share windows with their parents, so they have
 * to be under nastympi too, with the same settings; but launchers give them an environment of their own.
 * So `nastympi exec` gets their commands as arguments. In C because the commands are arguments of the
 * program's calls. */
#include "calls.h"
#include "hold/hold.h"
#include "process/alloc.h"
#include "process/clock.h"
#include "process/environment.h"
#include "process/message.h"
#include "process/state.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static bool runnable(const char *file)
{
    struct stat s;
    return stat(file, &s) == 0 && S_ISREG(s.st_mode) && access(file, X_OK) == 0;
}

/* Whether the command is in the folder, which may be relative to base; file becomes its path. */
static bool lies_in(char file[PATH_MAX], const char *base, const char *folder, size_t length,
                    const char *command)
{
    bool relative = length == 0 || folder[0] != '/';
    int n = snprintf(file, PATH_MAX, "%s%s%.*s/%s", relative ? base : "", relative && length ? "/" : "",
                     (int)length, folder, command);
    return n < PATH_MAX && runnable(file);
}

static bool search(char file[PATH_MAX], const char *base, const char *folders, const char *command)
{
    while (folders && *folders) {
        size_t length = strcspn(folders, ":");
        if (lies_in(file, base, folders, length, command))
            return true;
        folders += length + (folders[length] == ':');
    }
    return false;
}

/* An info value, or NULL. */
static const char *value_of(MPI_Info info, const char *key, char value[PATH_MAX])
{
    int found = 0;
    if (info != MPI_INFO_NULL)
        real.Info_get(info, key, PATH_MAX - 1, value, &found);
    return found ? value : NULL;
}

/* The file of a command: where it is started, or in the folders that the program (MPI 4.1, 11.8.4) or the
 * environment names. */
static bool find(char file[PATH_MAX], const char *command, MPI_Info info)
{
    char here[PATH_MAX], base[2 * PATH_MAX], text[PATH_MAX];
    if (!getcwd(here, sizeof here))
        return false;
    const char *folder = value_of(info, "wdir", text);
    if (!folder)
        strcpy(base, here);
    else
        snprintf(base, sizeof base, "%s%s%s", folder[0] == '/' ? "" : here, folder[0] == '/' ? "" : "/",
                 folder);
    if (command[0] == '/')
        return snprintf(file, PATH_MAX, "%s", command) < PATH_MAX && runnable(file);
    if (strchr(command, '/'))
        return lies_in(file, base, "", 0, command);
    return search(file, base, value_of(info, "path", text), command) ||
           search(file, base, getenv("PATH"), command) || lies_in(file, base, "", 0, command);
}

static size_t length_of(char *const words[])
{
    size_t n = 0;
    while (words && words[n])
        n++;
    return n;
}

static char *copy(const char *text) { return strcpy(nasty_alloc(strlen(text) + 1), text); }

/* All processes of a spawn have one MPI_COMM_WORLD. This process and the time name it. */
struct world {
    char name[40];
};

static struct world new_world(void)
{
    struct world w;
    snprintf(w.name, sizeof w.name, "%lx-%llx", (long)getpid(), (unsigned long long)nasty_now());
    return w;
}

/* Arguments of nastympi that execute the command; NULL if there is no such command, which the library
 * reports. */
static char **wrapped(const char *command, char *const argv[], MPI_Info info, const struct world *world)
{
    static const char prefix[] = "NASTY_";
    char file[PATH_MAX];
    if (!nasty_variable("_NASTYMPI_BIN") || !command || !find(file, command, info))
        return NULL;
    size_t n = 0, room = 2 * length_of(nasty_environment()) + length_of(argv) + 10;
    char **words = nasty_alloc(room * sizeof *words);
    words[n++] = copy("exec");
    words[n++] = copy("-handover");
    words[n++] = copy(file);
    words[n++] = copy("-world");
    words[n++] = copy(world->name);
    for (char *const *variable = nasty_environment(); *variable; variable++) {
        if (strncmp(*variable, prefix, sizeof prefix - 1) != 0)
            continue;
        words[n++] = copy("-set");
        words[n++] = copy(*variable);
    }
    words[n++] = copy("--");
    words[n++] = copy(command);
    for (; argv && *argv; argv++)
        words[n++] = copy(*argv);
    words[n] = NULL;
    return words;
}

static void words_free(char **words)
{
    for (char **word = words; word && *word; word++)
        free(*word);
    free(words);
}

/* The commands are significant only at the root. */
static bool is_root(MPI_Comm comm, int root)
{
    int rank = -1;
    if (comm == MPI_COMM_NULL)
        return false;
    NASTY_INSIDE(inside);
    real.Comm_rank(comm, &rank);
    nasty_guard_end(&inside);
    return rank == root;
}

/* Without the program's folders, which some launchers put before absolute paths, too. */
static MPI_Info without_path(MPI_Info info)
{
    char text[PATH_MAX];
    MPI_Info copied;
    if (!value_of(info, "path", text))
        return info;
    real.Info_dup(info, &copied);
    real.Info_delete(copied, "path");
    return copied;
}

/* One command, as the library gets it. */
struct command {
    char *name;
    char **words; /* ours, or NULL */
    MPI_Info given, info;
};

static struct command command_of(char *name, char **argv, MPI_Info info, const struct world *world)
{
    char **words = wrapped(name, argv, info, world);
    return (struct command){words ? (char *)nasty_variable("_NASTYMPI_BIN") : name, words, info,
                            words ? without_path(info) : info};
}

static void command_free(struct command *c)
{
    words_free(c->words);
    if (c->info != c->given)
        real.Info_free(&c->info);
}

/* The first call that makes a window together with such processes waits for them for ever. */
static void warn_outside(int result, const char *command)
{
    if (result == MPI_SUCCESS)
        nasty_warn("%s was not found here: the processes that were started with it are not under nastympi",
                   command);
}

int shim_Comm_spawn(const char *command, char *argv[], int maxprocs, MPI_Info info, int root, MPI_Comm comm,
                    MPI_Comm *intercomm, int array_of_errcodes[])
{
    nasty.calls++; /* RMA calls of the children are not seen here */
    nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (!is_root(comm, root))
        return real.Comm_spawn(command, argv, maxprocs, info, root, comm, intercomm, array_of_errcodes);
    struct world world = new_world();
    struct command c = command_of((char *)command, argv, info, &world);
    int result = real.Comm_spawn(c.name, c.words ? c.words : argv, maxprocs, c.info, root, comm, intercomm,
                                 array_of_errcodes);
    if (!c.words)
        warn_outside(result, command);
    command_free(&c);
    return result;
}

int shim_Comm_spawn_multiple(int count, char *array_of_commands[], char **array_of_argv[],
                             const int array_of_maxprocs[], const MPI_Info array_of_info[], int root,
                             MPI_Comm comm, MPI_Comm *intercomm, int array_of_errcodes[])
{
    nasty.calls++;
    nasty_release_before(CALL_BLOCKING, NULL, -1);
    if (!is_root(comm, root) || count <= 0)
        return real.Comm_spawn_multiple(count, array_of_commands, array_of_argv, array_of_maxprocs,
                                        array_of_info, root, comm, intercomm, array_of_errcodes);
    size_t n = (size_t)count;
    struct world world = new_world();
    struct command *all = nasty_alloc(n * sizeof *all);
    char **names = nasty_alloc(n * sizeof *names), ***words = nasty_alloc(n * sizeof *words);
    MPI_Info *infos = nasty_alloc(n * sizeof *infos);
    for (size_t i = 0; i < n; i++) {
        char **argv = array_of_argv ? array_of_argv[i] : NULL; /* MPI_ARGVS_NULL */
        all[i] = command_of(array_of_commands[i], argv, array_of_info[i], &world);
        names[i] = all[i].name;
        words[i] = all[i].words ? all[i].words : argv;
        infos[i] = all[i].info;
    }
    int result = real.Comm_spawn_multiple(count, names, words, array_of_maxprocs, infos, root, comm,
                                          intercomm, array_of_errcodes);
    for (size_t i = 0; i < n; i++) {
        if (!all[i].words)
            warn_outside(result, array_of_commands[i]);
        command_free(&all[i]);
    }
    free(all);
    free(names);
    free(words);
    free(infos);
    return result;
}
