#include "test.h"

int test(char *url) {
    int result = 0;
    test_setopt(url, 1);

test_cleanup:  //! unused-label (information)
    return result;
}
