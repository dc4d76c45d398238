class Habits
{
    object Show(object[] rows)
    {
        Use(len(rows)); //! source-leftover
        Use(range(3)); //! source-leftover
        Use(rows == None); //! source-leftover
        Use(True); //! source-leftover
        return False; //! source-leftover
    }
}
