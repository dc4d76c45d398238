using System;
using System.Collections.Generic;
using System.Linq;
using System.Text;

class Members
{
    private readonly List<string> words = new List<string> { "one", "two" };
    public int Count => words.Count;
    public string this[int at] => words[at];
    enum Colour { Red, Green }

    static int Lengths(List<int> list, string text, int[] array, Dictionary<string, int> table)
    {
        int total = list.Count + text.Length + array.Length + table.Count;
        total += list.Length; //! a `List` has no field `Length`
        total += list.size(); //! a `List` has no method `size`
        total += text.Length(); //! a `string` has no method `Length`
        total += array.length; //! a `[]` has no field `length`
        total += array.Count() + list.Count() + text.Count(letter => letter == 'a');
        char first = text.charAt(0); //! a `string` has no method `charAt`
        first = text[0];
        table.put("one", 1); //! a `Dictionary` has no method `put`
        table["two"] = 2;
        total = table[first]; //! no overload of `[]` takes (char)
        if (table.TryGetValue("two", out var found) && found > 1) total += found;
        return total;
    }

    static void Conversions(List<long> numbers, string text, char letter, object any)
    {
        int whole = numbers[0]; //! `long` is not assignable to `whole` of type `int`
        whole = (int)numbers[0];
        double fraction = whole;
        float narrow = 1.5; //! `double` is not assignable to `narrow` of type `float`
        decimal money = 1.5m * whole;
        letter = letter + 1; //! `int` is not assignable to `letter` of type `char`
        letter = (char)(letter + 1);
        byte small = 200;
        uint unsigned = 3;
        long mixed = unsigned + whole;
        if (whole) return; //! the condition is a `int`, not a `bool`
        bool same = text == letter; //! `==` cannot be applied to `string` and `char`
        same = text[0] == letter;
        text = text + 3 + letter + any;
        string shown = 3; //! `int` is not assignable to `shown` of type `string`
        int read = Console.ReadLine(); //! `string` is not assignable to `read` of type `int`
        read = int.Parse(Console.ReadLine());
        int? perhaps = null;
        if (whole == null || perhaps == null) return;
    }

    static int Statics(int[] array, IEnumerable<int> several)
    {
        int most = Math.Max(array[0], 3);
        most = Math.max(array[0], 3); //! `Math` has no method `max`
        most = Math.Pow(2, 3); //! `double` is not assignable to `most` of type `int`
        most = array.Max() + several.First() + array.Where(one => one > 0).Sum();
        int[] sorted = several.OrderBy(one => one).ToArray();
        List<int> listed = new List<int>(array);
        IList<int> handed = array;
        listed.Add("three"); //! no overload of `Add` takes (string)
        Array.Sort(array);
        Func<int, int> twice = number => number * 2;
        most = twice(most);
        return Statics(array); //! `Statics` does not take one argument
    }

    static string Joined(Dictionary<string, List<int>> table)
    {
        var text = new StringBuilder();
        foreach (var entry in table)
        {
            text.Append(entry.Key).Append(entry.Value.Count);
            int key = entry.Key; //! `string` is not assignable to `key` of type `int`
        }
        foreach (string one in table["one"]) //! the elements are `int`, not `string`
            text.Append(one);
        return text; //! `StringBuilder` is not assignable to the result of type `string`
    }

    async System.Threading.Tasks.Task<int> Later(int number, int more = 3, params string[] rest)
    {
        Later(number);
        Later(number, 4, "a", "b");
        return number;
    }

    const byte Version = 0x82;
    const byte Mask = ~(Version >> 1) & 0xff, Step = 100 / 3 % 4, Next = Version + 1;
    const uint Top = 0xffff0000;
    const byte Wide = 0x182; //! `int` is not assignable to `Wide` of type `byte`

    static void Put(byte one) { }

    static string Elsewhere(Shelf shelf, int number)
    {
        short low = -1;
        Put(0);
        Put(300); //! no overload of `Put` takes (int)
        byte least = number; //! `int` is not assignable to `least` of type `byte`
        return shelf.ToString("d");
    }

    static System.Numerics.BigInteger Large(System.Numerics.BigInteger number) => -number * 2 + 1;
}
