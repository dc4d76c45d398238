using System;
using System.Collections.Generic;
using System.Linq;
using System.Text;

public static class Texts
{
    public static string Reversed(string s) { var a = s.ToCharArray(); Array.Reverse(a); return new string(a); }
    public static string Cases(string s) => s.ToUpper() + s.ToLower();
    public static Dictionary<char, int> Counts(string s)
    {
        var counts = new Dictionary<char, int>();
        foreach (char c in s) { if (!counts.ContainsKey(c)) counts[c] = 0; counts[c]++; }
        return counts;
    }
    public static int CountOf(string s) => s.Count(c => c == 'a');
    public static string Vowels(string s) => new string(s.Where(c => "aeiou".Contains(c)).ToArray());
    public static string[] Words(string s) => s.Split(' ');
    public static string[] TrimmedWords(string s) => s.Split(new[] { ' ', 'a' }, StringSplitOptions.RemoveEmptyEntries);
    public static string Joined(List<string> parts) => string.Join("-", parts) + string.Join(",", parts.Select(p => p.Length));
    public static List<int> Positions(string s) => new List<int> { s.IndexOf('a'), s.IndexOf("b"), s.LastIndexOf('a'), s.IndexOf('a', s.Length / 2) };
    public static List<bool> Tests(string s, string t) => new List<bool> { s.StartsWith(t, StringComparison.Ordinal), s.EndsWith(t, StringComparison.Ordinal), s.Contains(t), s == t, s.Equals(t), string.IsNullOrEmpty(s), string.IsNullOrWhiteSpace(s) };
    public static string Replaced(string s) => s.Replace("a", "xy") + s.Replace('b', 'c');
    public static string Sub(string s, int i, int n) => s.Substring(i, n);
    public static string Rest(string s) => s.Substring(1);
    public static char At(string s, int i) => s[i];
    public static string Padded(string s) => s.PadLeft(6, '*') + s.PadRight(6) + "|";
    public static string Repeated(string s, int n) => string.Concat(Enumerable.Repeat(s, n % 5)) + new string('x', n % 3);
    public static string Trims(string s) => s.Trim() + "|" + s.TrimStart() + "|" + s.TrimEnd() + "|" + s.Trim('a', 'b') + "|" + s.TrimStart('a');
    public static string Edited(string s) => s.Insert(1, "--").Remove(0, 1);
    public static int Compared(string a, string b) => Math.Sign(string.CompareOrdinal(a, b));
    public static int ToNumber(string s) => int.Parse(s);
    public static int TryNumber(string s) { int n; return int.TryParse(s, out n) ? n : -1; }
    public static int TryNumberInline(string s) => int.TryParse(s, out var n) ? n * 2 : -2;
    public static int Converted(string s) => Convert.ToInt32(s) + Convert.ToInt32("101", 2);
    public static string Interpolated(int n, double x, string s) => $"n={n} x={x:F2} {s.Length} {n:D5} {x,8:F1}|{s,-5}| {{}} {(n > 3 ? "big" : "small")} {n:X}";
    public static string Formatted(int n, double x) => string.Format("{0}|{0,5}|{1:0.00}|{1:F3}|{0:D4}|{2}", n, x, true);
    public static string Concatenated(int n, double x, char c, bool b) => "a" + n + x + c + b + null + (n + 1) + 'z';
    public static string Texts1(int n, double x) => n.ToString() + " " + x.ToString() + " " + n.ToString("D4") + " " + x.ToString("F2") + " " + n.ToString("X");
    public static bool IsPalindrome(string s)
    {
        var t = new string(s.ToLower().Where(char.IsLetterOrDigit).ToArray());
        for (int i = 0, j = t.Length - 1; i < j; i++, j--) if (t[i] != t[j]) return false;
        return true;
    }
    public static bool Balanced(string s)
    {
        var stack = new Stack<char>();
        foreach (var c in s)
        {
            switch (c)
            {
                case '(': case '[': case '{': stack.Push(c); break;
                case ')': if (stack.Count == 0 || stack.Pop() != '(') return false; break;
                case ']': if (stack.Count == 0 || stack.Pop() != '[') return false; break;
                case '}': if (stack.Count == 0 || stack.Pop() != '{') return false; break;
            }
        }
        return stack.Count == 0;
    }
    public static string RunLength(string s)
    {
        var b = new StringBuilder();
        for (int i = 0; i < s.Length;)
        {
            int j = i;
            while (j < s.Length && s[j] == s[i]) j++;
            b.Append(j - i).Append(s[i]);
            i = j;
        }
        return b.ToString();
    }
    public static string Builder(int n)
    {
        var b = new StringBuilder("x");
        for (int i = 0; i < n % 6; i++) b.Append(i).Append(',');
        b.Insert(0, "<").AppendLine("e").AppendFormat("{0:D3}", n).Replace("1", "one");
        b[1] = 'y';
        b.Remove(b.Length - 1, 1);
        return b.ToString() + b.Length;
    }
    public static string Caesar(string s, int k)
    {
        var result = "";
        foreach (char c in s)
        {
            if (char.IsLower(c)) result += (char)('a' + ((c - 'a' + k) % 26 + 26) % 26);
            else if (char.IsUpper(c)) result += (char)((c - 'A' + k % 26 + 26) % 26 + 'A');
            else result += c;
        }
        return result;
    }
    public static List<int> Chars(char c) => new List<int> { c, c + 1, c - 'a', (int)char.ToUpper(c), char.IsLetter(c) ? 1 : 0, char.IsDigit(c) ? 1 : 0, char.IsWhiteSpace(c) ? 1 : 0, (int)char.GetNumericValue(c), char.IsPunctuation(c) ? 1 : 0 };
    public static string SortedText(string s) { var a = s.ToCharArray(); Array.Sort(a); return string.Concat(a) + string.Concat(s.OrderByDescending(c => c)); }
    public static Dictionary<string, List<string>> Anagrams(List<string> words) => words.GroupBy(w => string.Concat(w.OrderBy(c => c))).ToDictionary(g => g.Key, g => g.ToList());
    public static string Longest(List<string> words) => words.OrderByDescending(w => w.Length).FirstOrDefault();
    public static List<string> SortedWords(List<string> words) => words.OrderBy(w => w.Length).ThenBy(w => w, StringComparer.Ordinal).ToList();
    public static string Capitalized(string s) => string.Join(" ", s.Split(' ').Select(w => w.Length > 0 ? char.ToUpper(w[0]) + w.Substring(1) : w));
    public static string CommonPrefix(string[] words)
    {
        if (words.Length == 0) return "";
        string p = words[0];
        foreach (var w in words) while (!w.StartsWith(p, StringComparison.Ordinal)) p = p.Substring(0, p.Length - 1);
        return p;
    }
    public static List<string> Zipped(string s, string t) => s.Zip(t, (a, b) => $"{a}{b}").ToList();
    public static string Distinct(string s) => string.Concat(s.Distinct()) + string.Concat(s.Reverse()) + string.Concat(s.Skip(1).Take(2));
    public static int Aggregated(string s) => s.Aggregate(7, (h, c) => h * 31 + c);
    public static List<bool> Quantified(string s) => new List<bool> { s.All(char.IsLetter), s.Any(char.IsDigit), s.Any() };
    public static string Null(string s) => (s.Length > 3 ? null : s) ?? "none";
    public static int? Optional(string s) { string t = s.Length > 3 ? null : s; return t?.Length; }
}
