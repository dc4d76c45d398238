class References
{
    bool Find(int key, out int value)
    {
        value = 0;
        if (key == 1)
        {
            value = 3;
            return true;
        }
        return false;
    }

    void Free(ref int address)
    {
        if (address == 0) return;
        Release(address);
        address = 0;
    }

    int Count(int start)
    {
        int place = Next(start);
        Show(place);
        place = 3; //! redundant-assignment
        return start;
    }
}
