int divide(int a, int b, int remainder[]) //! source-leftover: `remainder` is an array of one element for the function to fill; C writes `*remainder`
{
    remainder[0] = a % b;
    return a / b;
}

int show(void)
{
    int rest[1]; //! source-leftover: `rest` is an array of one element that stands for a variable; C passes the address of the variable itself
    int more[1] = {0}; //! source-leftover
    int share = divide(7, 2, rest) + divide(8, 3, more);
    return share + rest[0] + more[0];
}

void fill(int *table, int size)
{
    table[0] = 1;
    for (int i = 1; i < size; i++)
        table[i] = table[i - 1] * 2;
}
