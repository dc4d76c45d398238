#include <cstdlib>

bool read(int size) {
    if (size < 0) {
        abort();
        size = 1;  //! unreachable
    }
    return size > 0;
}
