class Pointers
{
    int First(int[] values)
    {
        unsafe //! unsafe-block
        {
            fixed (int* place = values) return *place;
        }
    }

    int Second(int[] values)
    {
        // Safety: the array never moves.
        unsafe
        {
            fixed (int* place = values) return place[1];
        }
    }

    int Third(int[] values) => values[2];
}
