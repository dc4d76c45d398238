using System;
using System.Linq;

class Count
{
    static void Main()
    {
        string[] values = Console.ReadLine().Split(' '); //! unread-line: the original reads 2 lines, the translation 1
        Console.WriteLine(values.Max());
    }
}
