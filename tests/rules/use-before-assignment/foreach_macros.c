#include <stdlib.h>

struct server {
    char address[16];
    int *state;
};

int room(int length) {
    struct server *server;
    if (length > (int)sizeof(server->address))
        return 1;
    int size = sizeof(*(server->state)) + 3;
    server->state = 0;  //! use-before-assignment: `server` is used before assignment
    return size;
}

void visit_all(void) {
    struct server *server;

    FOR_ALL_SERVERS(server)
        visit(server);
}

int resized(int kind) {
    int width;
    switch (kind) {
    case 1:
        measure(&width);
#ifdef PANEL
        width -= 3;
#endif
        return width;
    }
    return 0;
}
