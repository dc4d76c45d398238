int total()
{
    int sum = 0;
    int i = 0;
    while (i < 10) { //! source-leftover: a `while` loop that counts `i` up; use a `for` loop
        sum += i;
        i++;
    }
    int j = 0;
    while (j < 10) {
        sum += j;
        j++;
    }
    return sum + j;
}
