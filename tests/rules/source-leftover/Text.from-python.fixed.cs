class Text
{
    string Render(List<string> rows)
    {
        string text = "";
        foreach (var row in rows)
        {
            text = string.Concat(text, row);
            text = string.Format("{0}{1}", text, row);
            text = $"{text}{row}";
            text = $"{row}, {text.Length}";
        }
        return string.Concat(rows) + string.Join(", ", rows);
    }
}
