using System;
using System.Collections.Generic;
using System.Linq;
using System.Text.RegularExpressions;
public static class Groups {
  public static string ByLength(List<string> a) { return string.Join(";", a.GroupBy(s => s.Length).OrderBy(x => x.Key).Select(x => x.Key + ":" + x.Count() + ":" + string.Join("/", x))); }
  public static string Most(string s) { if (s.Length == 0) return ""; var g = s.GroupBy(c => c).OrderByDescending(x => x.Count()).ThenBy(x => x.Key).First(); return g.Key + "" + g.Count() + g.First(); }
  public static int Pairs(List<int> a) { return a.GroupBy(x => x % 3, x => x * 2).Where(g => g.Count() > 1).Sum(g => g.Max() - g.Min()); }
  public static string Tallied(string s) { var d = s.GroupBy(c => c).ToDictionary(g => g.Key, g => g.Count()); return string.Join(",", d.OrderBy(p => p.Key).Select(p => p.Key + "=" + p.Value)); }
  public static string Looped(List<int> a) { var t = ""; foreach (var g in a.GroupBy(x => x % 2 == 0)) { t += g.Key; foreach (var x in g) t += x + ","; } return t; }
  public static string Regexes(string s) { return Regex.Replace(s, "[aeiou]", "*") + Regex.IsMatch(s, "^[a-c]+$") + Regex.Matches(s, "a").Count + Regex.Match(s, "(b)(c)?").Groups[1].Value + string.Join("|", Regex.Split(s, "[,; ]")) + Regex.Replace(s, "(.)(.)", "$2$1") + Regex.Replace(s, "a", m => m.Value.ToUpper()); }
  public static string RegexMore(string s) { var m = new Regex("b+(a)?").Match(s); return m.Success + "" + m.Index + m.Length + m.Groups[1].Success + string.Join(",", Regex.Matches(s, @"\w").Cast<Match>().Select(x => x.Index)) + Regex.IsMatch(s, "A", RegexOptions.IgnoreCase); }
  public static string TwoUpdates(int n) { var s = ""; for (int i = 0, j = Math.Abs(n % 9); i < j; i++, j--) s += i * j + ","; return s; }
  public static string Converted(List<int> a) { return string.Join(",", a.ConvertAll(x => x + 1)) + string.Join(",", Array.ConvertAll(a.ToArray(), x => x.ToString() + "!")); }
  public static int Divided(int a, int b) { int r; int q = Math.DivRem(a, b, out r); return q * 1000 + r; }
  public static string Dates(int y, int m) { return DateTime.IsLeapYear(Math.Abs(y) % 3000 + 1) + "" + DateTime.DaysInMonth(Math.Abs(y) % 3000 + 1, Math.Abs(m) % 12 + 1); }
}
