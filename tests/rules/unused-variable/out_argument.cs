using System;

class Shelf
{
    bool Has(string text)
    {
        int place;
        int spare = 3;  //! unused-variable (warning)
        return int.TryParse(text, out place);
    }
}
