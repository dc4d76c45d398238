class Returns
{
    Returns Chain(int count)
    {
        Show(count);
        return this;
    }

    void Show(int count)
    {
        Print(count);
        return; //! redundant-return
    }
}
