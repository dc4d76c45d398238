class Banner
{
    string Text(int version)
    {
#if OLD
        string name = "old";
#elif NEWER
        string name = "newer";
#else
        string name = "new";
#endif
        int size = 1;  //! redundant-assignment (information)
        size = version;
        Use(size);
        size = 2;  //! redundant-assignment (warning)
        return name;
    }
}
