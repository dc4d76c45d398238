class Loops
{
    void Count(int[] rows)
    {
        int i = 0;
        while (i < 10) //! infinite-loop
        {
            Show(rows[i]);
        }
        int j = 0;
        while (j < 10) j++;
        while (true) Serve();
    }
}
