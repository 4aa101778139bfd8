/* Call sites in Python. All programs with mpi4py call MPI from the same places in its extension module;
 * the interpreter tells where the program itself is. In C because it can be asked only during the call. */
#include "observe/python.h"

#include "process/alloc.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

/* Functions of Python's C API (3.9 or later), declared without its headers. */
static struct {
    int (*initialized)(void);
    int (*take_lock)(void);
    void (*release_lock)(int);
    void (*put_error_aside)(void **, void **, void **);
    void (*restore_error)(void *, void *, void *);
    void *(*frame)(void);        /* of the caller; a borrowed reference */
    void *(*frame_back)(void *); /* these three return references to be released, or NULL */
    void *(*frame_code)(void *);
    void *(*attribute)(void *, const char *);
    int (*frame_line)(void *);
    const char *(*text)(void *); /* belongs to the object */
    void (*retain)(void *);
    void (*release)(void *);
    bool complete;
} python;
static pthread_once_t python_once = PTHREAD_ONCE_INIT;

/* Python files that call MPI, by the interpreter's names for them; never freed. */
static struct file {
    struct file *next;
    uint32_t number; /* from 1 */
    const char *name, *path;
} *files;
static pthread_mutex_t files_mutex = PTHREAD_MUTEX_INITIALIZER;

static void find_interpreter(void)
{
    const struct {
        const char *name;
        void *function;
    } needed[] = {
        {"Py_IsInitialized", &python.initialized},
        {"PyGILState_Ensure", &python.take_lock},
        {"PyGILState_Release", &python.release_lock},
        {"PyErr_Fetch", &python.put_error_aside},
        {"PyErr_Restore", &python.restore_error},
        {"PyEval_GetFrame", &python.frame},
        {"PyFrame_GetBack", &python.frame_back},
        {"PyFrame_GetCode", &python.frame_code},
        {"PyObject_GetAttrString", &python.attribute},
        {"PyFrame_GetLineNumber", &python.frame_line},
        {"PyUnicode_AsUTF8", &python.text},
        {"Py_IncRef", &python.retain},
        {"Py_DecRef", &python.release},
    };
    python.complete = true;
    for (size_t i = 0; i < sizeof needed / sizeof *needed; i++) {
        void *function = dlsym(RTLD_DEFAULT, needed[i].name);
        memcpy(needed[i].function, &function, sizeof function);
        python.complete = python.complete && function;
    }
}

static const struct file *file_of(const char *name)
{
    pthread_mutex_lock(&files_mutex);
    struct file *f = files;
    while (f && strcmp(f->name, name) != 0)
        f = f->next;
    if (!f) {
        const char *copy = strdup(name), *path = realpath(name, NULL);
        f = nasty_alloc(sizeof *f);
        *f = (struct file){files, files ? files->number + 1 : 1, copy, path ? path : copy};
        files = f;
    }
    pthread_mutex_unlock(&files_mutex);
    return f;
}

static bool place_of(void *frame, struct nasty_line *line)
{
    void *code = python.frame_code(frame);
    void *name = python.attribute(code, "co_filename");
    const char *text = name ? python.text(name) : NULL;
    if (text) {
        const struct file *f = file_of(text);
        *line = (struct nasty_line){f->path, f->number, (uint32_t)python.frame_line(frame)};
    }
    if (name)
        python.release(name);
    python.release(code);
    return text != NULL;
}

/* Walks from the innermost frame outwards until one lies outside of the folder. */
static bool outside(const char *folder, struct nasty_line *line)
{
    bool found = false;
    void *frame = python.frame();
    if (frame)
        python.retain(frame);
    while (frame) {
        found = place_of(frame, line);
        bool inner = found && strncmp(line->path, folder, strlen(folder)) == 0;
        void *back = inner ? python.frame_back(frame) : NULL;
        python.release(frame);
        frame = back;
    }
    return found;
}

bool nasty_python_line(const char *folder, struct nasty_line *line)
{
    pthread_once(&python_once, find_interpreter);
    if (!python.complete || !python.initialized()) /* mpi4py calls MPI_Finalize after Py_Finalize */
        return false;
    int lock = python.take_lock();  /* mpi4py calls MPI without it */
    void *type, *value, *traceback; /* errors that our own questions raise are not the program's */
    python.put_error_aside(&type, &value, &traceback);
    bool found = outside(folder, line);
    python.restore_error(type, value, traceback);
    python.release_lock(lock);
    return found;
}
