#include <stdio.h>

int main(void) {
    int key;
    char line[100];
    scanf("%d", &key);
    fgets(line, sizeof line, stdin);  //! rest-of-line
    for (int i = 0; i < key; i++) printf("%s", line);
    return 0;
}
