import java.util.*;

public class Ledger {
    interface Entry extends Comparable<Entry> { int amount(); default String show() { return String.format("%-6s|%6d", getClass().getSimpleName(), amount()); } default int compareTo(Entry o) { return Integer.compare(o.amount(), amount()); } }
    static class In implements Entry { private final int a; In(int a) { this.a = a; } public int amount() { return a; } }
    static class Out extends In { Out(int a) { super(-a); } @Override public String show() { return super.show() + "-"; } }
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        List<Entry> entries = new ArrayList<>();
        long hash = 7;
        for (int i = 0; i < n; i++) {
            int v = in.nextInt();
            entries.add(v % 2 == 0 ? new In(v) : new Out(v));
            hash = hash * 31 + v;
        }
        Collections.sort(entries);
        int sum = 0;
        for (Entry e : entries) { sum += e.amount(); System.out.println(e.show()); }
        System.out.printf("%d %.3f %s%n", sum, n == 0 ? 0.0 : (double) sum / n, Long.toHexString(hash));
        System.out.print(sum > 0 ? 'p' : 'm');
        System.out.println((int) hash + " " + (short) hash + " " + (hash >>> 3) + " " + hash % 1000);
    }
}
