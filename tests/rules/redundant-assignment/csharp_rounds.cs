class Rounds
{
    int Last(Reader reader, int[] sizes)
    {
        int last = 0;
        while (reader.HasNext()) last = reader.Next();
        foreach (var size in sizes) last = size;
        int other = 1;  //! redundant-assignment
        other = 2;
        return last + other;
    }
}
