using System;
using System.Collections.Generic;
using System.Linq;

public static class Numbers
{
    public static int Quotient(int a, int b) => a / b;
    public static int Remainder(int a, int b) => a % b;
    public static int Wrapped(int a) => a * 1000003 * 1000003;
    public static int Checked(int a) => checked(a * 1000003 * 1000003);
    public static long Widened(int a) => (long)a * 3000000000L;
    public static byte Narrowed(int a) => (byte)(a * 37);
    public static short Short(int a) => (short)(a * 4099);
    public static uint Unsigned(uint a, uint b) => a - b;
    public static List<int> Bits(int a) => new List<int> { a << 3, a >> 1, a & 12, a | 5, a ^ 9, ~a, -a };
    public static double Half(int a) => a / 2 + a / 2.0;
    public static int Truncated(double x) => (int)x;
    public static List<double> Rounded(double x) => new List<double> { Math.Round(x), Math.Floor(x), Math.Ceiling(x), Math.Truncate(x), Math.Abs(x), Math.Round(x, 1), Math.Round(x, MidpointRounding.AwayFromZero), Math.Sign(x) };
    public static List<double> Powers(double x) => new List<double> { Math.Sqrt(Math.Abs(x)), Math.Pow(x, 2), Math.Exp(0), Math.Log(1), Math.Log10(100), Math.Max(x, 2), Math.Min(x, 2) };
    public static int Limits(int a, int b) => Math.Max(a, b) * 100 + Math.Min(a, b) + Math.Abs(a);
    public static int Gcd(int a, int b) { while (b != 0) { var t = a % b; a = b; b = t; } return a; }
    public static long Factorial(int n) => n <= 1 ? 1 : n * Factorial(n - 1);
    public static long Fib(int n) { long a = 0, b = 1; for (int i = 0; i < n; i++) { (a, b) = (b, a + b); } return a; }
    public static bool IsPrime(int n) { if (n < 2) return false; for (int i = 2; i * i <= n; i++) if (n % i == 0) return false; return true; }
    public static List<int> Sieve(int n)
    {
        var composite = new bool[n + 1];
        var primes = new List<int>();
        for (int i = 2; i <= n; i++)
        {
            if (composite[i]) continue;
            primes.Add(i);
            for (int j = i * i; j <= n; j += i) composite[j] = true;
        }
        return primes;
    }
    public static int Sum(int[] xs) { int t = 0; foreach (int x in xs) t += x; return t + xs.Sum() + xs.Length; }
    public static double Average(List<int> xs) => xs.Average();
    public static int Largest(List<int> xs) => xs.Max() * 100 + xs.Min();
    public static int First(List<int> xs) => xs.First() + xs.Last() * 10;
    public static int FirstOr(List<int> xs) => xs.FirstOrDefault(x => x > 3) + xs.LastOrDefault() + xs.Single(x => x == xs[0]);
    public static int Index(List<int> xs, int i) => xs[i];
    public static int ArrayIndex(int[] xs, int i) => xs[i];
    public static List<int> Queried(List<int> xs) => xs.Where(x => x % 2 == 0).Select(x => x * x).ToList();
    public static List<int> QuerySyntax(List<int> xs) => (from x in xs where x > 2 orderby x descending select x * 3).ToList();
    public static List<int> Indexed(List<int> xs) => xs.Select((x, i) => x * i).ToList();
    public static List<int> Sorted(List<int> xs) { xs.Sort(); return xs; }
    public static List<int> SortedBy(List<int> xs) { xs.Sort((a, b) => b.CompareTo(a)); return xs; }
    public static int[] SortedArray(int[] xs) { Array.Sort(xs); Array.Reverse(xs); return xs; }
    public static Dictionary<int, List<int>> Grouped(List<int> xs) => xs.GroupBy(x => x % 3).ToDictionary(g => g.Key, g => g.ToList());
    public static List<int> Distinct(List<int> xs) => xs.Distinct().OrderBy(x => x).ToList();
    public static List<int> Sets(List<int> xs, List<int> ys) => xs.Union(ys).Concat(xs.Intersect(ys)).Concat(xs.Except(ys)).ToList();
    public static int Aggregated(List<int> xs) => xs.Aggregate((a, b) => a - b);
    public static List<int> Zipped(List<int> xs, List<int> ys) => xs.Zip(ys, (a, b) => a * b).ToList();
    public static List<int> Parts(List<int> xs) => xs.Skip(1).Take(3).Concat(xs.TakeWhile(x => x > 2)).Concat(xs.SkipWhile(x => x > 2)).Reverse().ToList();
    public static List<int> Flat(List<List<int>> xs) => xs.SelectMany(x => x).ToList();
    public static List<int> Ranges(int n) => Enumerable.Range(n, 4).Concat(Enumerable.Repeat(7, 2)).ToList();
    public static List<int> Mutated(List<int> xs)
    {
        xs.Add(7); xs.Insert(0, 9); xs.Remove(3); xs.RemoveAt(xs.Count - 1); xs[0] += 5; xs.RemoveAll(x => x < 0); xs.AddRange(new[] { 1, 2 });
        if (xs.Contains(4)) xs.Reverse();
        return xs;
    }
    public static int Found(List<int> xs, int x) => xs.IndexOf(x) * 100 + xs.FindIndex(y => y > x) * 10 + xs.Find(y => y == x) + (xs.Exists(y => y < 0) ? 1 : 0);
    public static int Dictionaries(List<int> xs)
    {
        var m = new Dictionary<int, int>();
        for (int i = 0; i < xs.Count; i++) m[xs[i]] = i;
        int t = 0;
        foreach (var pair in m) t = t * 3 + pair.Key + pair.Value;
        foreach (var k in m.Keys) t += k;
        int v;
        if (m.TryGetValue(4, out v)) t += v * 100;
        m.Remove(4);
        return t + m.Count + m.Values.Sum();
    }
    public static int MissingKey(int n) => new Dictionary<int, int> { { 1, 10 }, { 2, 20 } }[n];
    public static int AddedTwice(int n) { var m = new Dictionary<int, int> { [3] = 1 }; m.Add(n, 2); return m.Count; }
    public static int HashSets(List<int> xs) { var s = new HashSet<int>(xs); int t = s.Count; foreach (var x in xs) if (!s.Add(x + 1)) t += 10; return t; }
    public static List<int> SortedSets(List<int> xs) => new SortedSet<int>(xs).ToList();
    public static List<int> SortedDictionaries(List<int> xs) { var m = new SortedDictionary<int, int>(); foreach (var x in xs) m[x] = x * 2; return m.Select(p => p.Key + p.Value).ToList(); }
    public static List<int> Queues(List<int> xs) { var q = new Queue<int>(xs); var r = new List<int>(); while (q.Count > 0) { var x = q.Dequeue(); r.Add(x); if (x > 5) q.Enqueue(x / 2); } return r; }
    public static int Stacks(List<int> xs) { var s = new Stack<int>(); foreach (var x in xs) s.Push(x); return s.Pop() * 10 + s.Peek(); }
    public static List<int> Linked(List<int> xs) { var l = new LinkedList<int>(); foreach (var x in xs) if (x % 2 == 0) l.AddFirst(x); else l.AddLast(x); return l.ToList(); }
    public static int Grid(int n) { var g = new int[3, 2]; g[1, 1] = n; g[2, 0]++; int t = 0; for (int i = 0; i < g.GetLength(0); i++) for (int j = 0; j < g.GetLength(1); j++) t += g[i, j] * (i + 1); return t; }
    public static int[][] Jagged(int n) { var g = new int[2][]; for (int i = 0; i < 2; i++) g[i] = new int[] { i, n }; return g; }
    public static string Switched(int n)
    {
        switch (n % 5)
        {
            case 0: return "zero";
            case 1:
            case 2: return "few";
            case -1: return "negative";
            default: return "many";
        }
    }
    public static int Handled(int n)
    {
        try { if (n > 5) throw new ArgumentException("big"); return 10 / n; }
        catch (DivideByZeroException) { return -1; }
        catch (ArgumentException e) when (n > 8) { return e.Message.Length; }
        finally { n++; }
    }
    public static int Thrown(int n) { if (n < 3) throw new InvalidOperationException("small"); return n; }
    public static int References(int a, int b) { Swap(ref a, ref b); Split(a, out var q, out var r); return q * 1000 + r * 10 + b; }
    static void Swap(ref int a, ref int b) { var t = a; a = b; b = t; }
    static void Split(int n, out int q, out int r) { q = n / 7; r = n % 7; }
    public static int Defaults(int n) => Named(n) + Named(n, c: 1) + Named(b: 2, a: n);
    static int Named(int a, int b = 5, int c = 7) => a * 100 + b * 10 + c;
    public static int Variadic(int n) => Many() + Many(n, 2) + Many(new[] { 1, n, 3 });
    static int Many(params int[] xs) => xs.Sum() + xs.Length;
    public static int Lambdas(int n) { int t = 0; Action<int> add = k => t += k; Func<int, int, int> times = (a, b) => a * b; for (int i = 0; i < n % 9; i++) add(times(i, 2)); return t; }
    public static (int, string) Tuples(int n) { var t = (Count: n, Name: "a"); var (c, s) = t; return (t.Count + c, s + t.Name); }
    public static string Structs(int n) { var p = new Point(n, 2); var q = p; q.X++; return $"{p.X} {q.X} {p.Equals(q)}"; }
    public static string Objects(int n) { var c = new Counter { Step = 3 }; var d = c; for (int i = 0; i < n % 4; i++) c.Next(); return $"{d.Total} {ReferenceEquals(c, d)} {c}"; }
    public static double Areas(double x) => new List<Shape> { new Square(x), new Circle(x) }.Sum(s => s.Area() + (s is Square q ? q.Side : 1));
    public static int Enums(int n) { var c = (Colour)(n % 3); return c == Colour.Green ? 10 : (int)Colour.Blue + (int)c; }
    public static string EnumText(int n) => ((n % 2 == 0) ? Colour.Red : Colour.Green).ToString();
    public static List<int> Yields(int n) => Evens(n).Take(5).ToList();
    static IEnumerable<int> Evens(int n) { for (int i = n; ; i++) { if (i % 2 != 0) continue; if (i > 900) yield break; yield return i; } }
    public static int Jumps(int n) { int c = 0; for (int i = 0; i < n; i++) { for (int j = 0; j < n; j++) { if (j > i) break; if ((i + j) % 3 == 0) continue; c++; if (c > 50) goto done; } } done: return c; }
    public static int Nullable(int n) { int? x = n > 3 ? (int?)n : null; return x.HasValue ? x.Value : x ?? -1; }
    public static decimal Decimals(int n) => n * 1.10m + 0.2m;
    public static int Local(int n) { Func<int, int> helper = null; helper = k => k <= 0 ? 0 : k + helper(k - 1); return helper(n % 40); }
    public static int Generics(List<int> xs) => Best(xs, 0);
    static T Best<T>(List<T> xs, T none) where T : IComparable<T> { T best = none; foreach (var x in xs) if (x.CompareTo(best) > 0) best = x; return best; }
    public static int DoWhile(int n) { int c = 0; do { n /= 2; c++; } while (n > 0); return c; }
    public static int Increments(int n) { int a = n++ + ++n; a += n--; a -= --n; a *= 2; a <<= 1; return a; }
    public static string Hex(int n) => Convert.ToString(n, 2) + " " + Convert.ToString(n, 16) + " " + n.ToString("x4");
    public static string Doubles(double x) => x + " " + (x * 3) + " " + (float)x + " " + 1e20 + " " + 1e-7;
}

public struct Point { public int X, Y; public Point(int x, int y) { X = x; Y = y; } }
public class Counter { public int Step { get; set; } = 1; public int Total { get; private set; } public void Next() { Total += Step; } public override string ToString() => "<" + Total + ">"; }
public abstract class Shape { public abstract double Area(); }
public class Square : Shape { public double Side { get; } public Square(double s) { Side = s; } public override double Area() => Side * Side; }
public class Circle : Shape { private readonly double r; public Circle(double r) { this.r = r; } public override double Area() => 3 * r * r; }
public enum Colour { Red, Green = 5, Blue }
