class Sizes
{
    int Size(Type type)
    {
        switch (type)
        {
            case Type.Small: return 8;
            case Type.Wide: return 16;
            default: return 0;
        }
    }

    int Steps(Type type) //! dropped-case: the original's case 71 is missing
    {
        switch (type)
        {
            case Type.Wide: return 12;
            default: return 0;
        }
    }
}
