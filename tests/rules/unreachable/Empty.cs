class Empty
{
    int Count()
    {
        return 1; ;
    }
}
