/* What a library shows to Python. */
#ifndef LOGOMACHIE_EXPORT_H
#define LOGOMACHIE_EXPORT_H

#if defined(_WIN32)
#define EXPORT __declspec(dllexport)
#else
#define EXPORT __attribute__((visibility("default")))
#endif

#endif
