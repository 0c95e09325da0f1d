/* A place for a word, as Python keeps it (`columns.py`). */
#ifndef GUERRE_PLACE_H
#define GUERRE_PLACE_H

#include <stdint.h>

typedef struct {
    int32_t look;          /* what decides on the words that grow there, among those of all */
    int32_t ahead, behind; /* cells on either side, none of them too */
    int32_t reach, beyond; /* where in `bars` what bars them is told */
    int32_t own;           /* a take of this chain must be among those chosen; -1: none */
    int32_t takes;         /* the set of takes that may be used, among those of all */
} Room;

#endif
