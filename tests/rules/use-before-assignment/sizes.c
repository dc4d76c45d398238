#include <stddef.h>

struct server {
    struct server *next;
    char address[16];
};

int is_too_long(size_t length) {
    struct server *one;
    struct server *other;
    if (length > sizeof(one->address) + sizeof one->next->address) {
        return 1;
    }
    return other->address[0]; //! use-before-assignment: `other` is used before assignment
}
