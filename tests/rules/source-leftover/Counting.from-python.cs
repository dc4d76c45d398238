class Counting
{
    int Total()
    {
        int sum = 0;
        int i = 0;
        while (i < 10) //! source-leftover: a `while` loop that counts `i` up; C#'s `for` loop does that
        {
            sum += i;
            i++;
        }
        int j = 0;
        while (j < 10)
        {
            sum += j;
            j += 1;
        }
        return sum + j;
    }
}
