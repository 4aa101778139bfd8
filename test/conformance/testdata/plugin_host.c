/* A program that knows nothing of MPI: it loads a plugin which does, out of sight of
 * other objects. usage: plugin_host PLUGIN [argument] */
#include <dlfcn.h>
#include <stdio.h>

int main(int argc, char **argv)
{
    void *plugin = argc > 1 ? dlopen(argv[1], RTLD_NOW | RTLD_LOCAL) : NULL;
    int (*run)(const char *) = plugin ? (int (*)(const char *))dlsym(plugin, "plugin_run") : NULL;
    if (!run) {
        fprintf(stderr, "plugin_host: %s\n", plugin ? "no plugin_run" : dlerror());
        return 1;
    }
    return run(argc > 2 ? argv[2] : "");
}
