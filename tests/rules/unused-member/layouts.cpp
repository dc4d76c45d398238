#include <cstring>

typedef struct {
    char signature[10];  //! unused-member (information)
    char version[2];  //! unused-member (information)
    char server;
} greeting_t;

struct Kind {
    int i;  //! unused-member (information)
};

class Box {
    int depth;  //! unused-member (warning)

public:
    int width() const { return 1; }
};

int check(const greeting_t* greeting) {
    return greeting->server;
}
