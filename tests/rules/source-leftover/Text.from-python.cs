class Text
{
    string Render(List<string> rows)
    {
        string text = "";
        foreach (var row in rows)
        {
            text = string.Concat(text, row); //! source-leftover: `text` is copied as a whole to append to it; a `StringBuilder` grows
            text = string.Format("{0}{1}", text, row); //! source-leftover
            text = $"{text}{row}"; //! source-leftover
            text = $"{row}, {text.Length}";
        }
        return string.Join("", rows) + string.Join(", ", rows); //! source-leftover: `string.Join("", rows)` joins with nothing in between; `string.Concat` says so
    }
}
