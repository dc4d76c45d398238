#include <stdio.h>  //! source-leftover
#define LIMIT 100  //! source-leftover
typedef unsigned long size;  //! source-leftover

void report(struct ledger* book) {  //! source-leftover: `struct ledger`: C++ knows the type by its name alone
    int width = (int)book->rate;  //! source-leftover
    void* text = malloc(width);  //! source-leftover
    strcpy(text, book->name);  //! source-leftover
    printf("%s\n", text);  //! source-leftover
    free(text);  //! source-leftover
}

int closed(void) {  //! source-leftover: `(void)` says in C what `()` says in C++
    return 0;
}
