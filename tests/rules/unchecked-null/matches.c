#include <stdlib.h>
#include <string.h>

int first(char *text) {
    *strchr(text, 'a') = 'b'; //! unchecked-null
    int length = strlen(getenv("HOME")); //! unchecked-null
    char *found = strchr(text, 'a');
    if (found) *found = 'b';
    return length + strlen(text);
}
