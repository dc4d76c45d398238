int divide(int a, int b, int *remainder) //! source-leftover: `remainder` passes a result through a pointer; C++ returns results, several in a struct or a tuple
{
    if (remainder) {
        *remainder = a % b;
    }
    return a / b;
}

void locate(int a, int &place) //! source-leftover: `place` is only there to be assigned; C++ returns results, several in a struct or a tuple
{
    place = a;
}

void count(int *total, int &calls)
{
    *total += 1;
    ++calls;
}
