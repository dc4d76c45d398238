class Rows
{
    void Show(Iterator<int> each, Door door)
    {
        while (each.HasNext()) //! source-leftover: `each.HasNext()` advances an iterator manually; `foreach` does it
        {
            Print(each.Next());
        }
        while (door.IsOpen()) Close(door);
    }
}
