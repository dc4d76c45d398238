class Labels
{
    void Walk(int count)
    {
    again:
        count--;
        if (count > 0) goto again;
    lost:  //! unused-label
        count = 0;
    }
}
