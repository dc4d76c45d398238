class Habits
{
    bool Ask(bool ready)
    {
        boolean done = ready;  //! source-leftover
        return done == true;  //! source-leftover
    }
}
