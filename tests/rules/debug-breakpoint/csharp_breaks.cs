using System.Diagnostics;

class Breaks
{
    void Run(int number)
    {
        if (number > 3) Debugger.Break();  //! debug-breakpoint
        Breaker.Break();
    }
}
