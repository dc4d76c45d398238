class Conditions
{
    int Price(int code, int size)
    {
        if (size == size) return 1; //! always-true-condition
        if (code != 1 || code != 2) return 2; //! always-true-condition
        while (true) { if (size > 2) break; }
        if (code == size) return 3;
        return code != 1 && code != 2 ? 1 : 2;
    }
}
