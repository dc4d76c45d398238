class Turns
{
    static char Next(char required, char other)
    {
        if (required != other)
        {
            required = other;
        }
        return required;
    }
}
