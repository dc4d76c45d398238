using System;
using System.Collections.Generic;
using System.Linq;

interface IScored { int Score { get; } }
class Player : IScored, IComparable<Player> {
  public string Name; public int Score { get; private set; }
  public Player(string name, int score) { Name = name; Score = score; }
  public int CompareTo(Player o) { return o.Score != Score ? o.Score.CompareTo(Score) : string.CompareOrdinal(Name, o.Name); }
}
class Program {
  static void Main() {
    int n = int.Parse(Console.ReadLine());
    var all = new List<Player>();
    for (int i = 0; i < n; i++) { var v = Console.ReadLine().Split(' ').Select(int.Parse).ToArray(); all.Add(new Player("p" + v[0] % 4, v[1])); }
    all.Sort();
    foreach (var p in all) Console.WriteLine("{0,-4}{1,6}{2,8:F2}", p.Name, p.Score, p.Score / 3.0);
    foreach (var g in all.GroupBy(p => p.Name).OrderBy(g => g.Key, StringComparer.Ordinal)) Console.WriteLine($"{g.Key}: {g.Sum(p => p.Score)} {g.Average(p => p.Score):0.###} {string.Join("/", g.Select(p => p.Score))}");
    Console.Write(all.Count > 2); Console.Write('x'); Console.WriteLine(1.0 + " " + 2.5f + " " + all.Select(p => p.Score).DefaultIfEmpty(-1).Min());
  }
}
