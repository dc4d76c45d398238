#include <stdint.h>

uint32_t gap(uint32_t later, uint32_t earlier) {
    return later - earlier;
}

uint32_t masked(uint32_t later, uint32_t earlier) {
    return later - earlier;
}

int signed_gap(int later, int earlier) {
    return later - earlier;
}
