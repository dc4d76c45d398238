//= from python
class Shelf
{
    string Show(string[] rows, string row)
    {
        string text = "";
        text = string.Concat(text, row); //! format-to-append
        text = string.Concat(row, text); //? format-to-append
        text += string.Join("", rows); //! pieces-joined-with-nothing -> text += string.Concat(rows);
        text += string.Join(", ", rows); //? pieces-joined-with-nothing
        return text;
    }
}
