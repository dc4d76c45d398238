class Lines
{
    string Join(string[] lines)
    {
        string all = "";
        foreach (var line in lines)
        {
            all += line; //! quadratic-string-building
        }
        int sum = 0;
        foreach (var line in lines) sum += line.Length;
        all += "end";
        return all + sum;
    }
}
