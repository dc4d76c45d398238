#include <stdio.h>
#include <vector> //! source-leftover: <vector> is a header of C++

int total(const int *prices, int count) {
    int *copy = (int *)malloc(count); //! source-leftover
    cout << count; //! source-leftover
    return copy == NULL ? 0 : count;
}
