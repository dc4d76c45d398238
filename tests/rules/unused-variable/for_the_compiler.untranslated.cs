using System;

public class Quiet
{
    public static int Parse(string text)
    {
        int key;
        try
        {
            key = int.Parse(text);
        }
        catch (Exception e)
        {
            object o = e;      // stop compiler from complaining  //! unused-variable (information)
            key = 0;
        }
        object p = text; // the compiler stops here  //! unused-variable (warning)
        return key;
    }
}
