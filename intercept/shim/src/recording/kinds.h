/* Kinds of objects that have numbers in a recording. */
#ifndef NASTY_RECORDING_KINDS_H
#define NASTY_RECORDING_KINDS_H

#include <stdbool.h>

/* Go twin: the order of kinds in package trace */
enum nasty_object {
    OBJECT_COMMUNICATOR,
    OBJECT_GROUP,
    OBJECT_DATATYPE,
    OBJECT_OP,
    OBJECT_WINDOW,
    OBJECT_INFO,
    OBJECT_REQUEST,
    OBJECT_MESSAGE,
    OBJECT_FILE,
    OBJECT_SESSION,
    OBJECT_ERRHANDLER,
    OBJECT_KEYVAL,
    OBJECT_KINDS,
};

/* Whether objects of a kind are described before they are used. */
static inline bool nasty_is_described(enum nasty_object kind)
{
    return kind == OBJECT_COMMUNICATOR || kind == OBJECT_GROUP || kind == OBJECT_DATATYPE ||
           kind == OBJECT_WINDOW;
}

#endif
