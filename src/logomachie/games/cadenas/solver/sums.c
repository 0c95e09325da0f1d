/* The best sums over all parts of a hand, as `hand.py` adds them. */

#include "export.h"

#include <stdint.h>

/* For every part the best sum of one of these and one of those that make it together: the ways of a
   part begin where `start` says and end with the next one's. */
EXPORT void cadenas_sums(const int64_t *first, const int64_t *second, const int64_t *start,
                         int64_t parts, int64_t ways, const double *these, const double *those,
                         double *best) {
    for (int64_t part = 0; part < parts; part++) {
        int64_t end = part + 1 < parts ? start[part + 1] : ways;
        double most = these[first[start[part]]] + those[second[start[part]]];
        for (int64_t way = start[part] + 1; way < end; way++) {
            double sum = these[first[way]] + those[second[way]];
            if (sum > most) most = sum;
        }
        best[part] = most;
    }
}
