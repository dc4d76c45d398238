class Loops {
    int total(int[] values, List<Integer> more) {
        int sum = 0;
        for (int i = 0; i < values.length; i++) { //! source-leftover: the index only accesses the elements of `values` one by one; Java's `for (… : values)` does it
            sum += values[i];
        }
        for (int i = 0; i < more.size(); ++i) //! source-leftover
            sum += more.get(i);
        for (int i = 0; i < values.length; i++) values[i] = 0;
        for (int i = 0; i < values.length; i++) sum += values[i] * i;
        for (int i = 0; i < values.length; i++) sum += values[i] * more.get(i);
        return sum;
    }

    void drain(List<String> rows, Rows own) {
        Iterator<String> each = rows.iterator();
        while (each.hasNext()) { //! source-leftover: `each.hasNext()` advances an iterator manually that removes nothing; `for (… : …)` does it
            String row = each.next();
            show(row);
        }
        for (Iterator<String> one = rows.iterator(); one.hasNext();) { //! source-leftover
            String row = one.next();
            show(row);
        }
        Iterator<String> kept = rows.iterator();
        while (kept.hasNext()) {
            String row = kept.next();
            if (row.isEmpty()) kept.remove();
        }
        own.moveNext(); //! source-leftover: `moveNext` is a step of another language's iterators; Java's have `hasNext` and `next`, and `for (… : …)` needs neither
    }
}
