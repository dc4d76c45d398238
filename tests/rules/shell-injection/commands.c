#include <stdlib.h>

void run(char *line) {
    system(line); //! shell-injection
    system("ls");
    show(line);
}
