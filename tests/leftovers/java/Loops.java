//= from csharp
class Shelf {
    int total(int[] prices) {
        int sum = 0;
        for (int i = 0; i < prices.length; i++) { //! index-loop
            sum += prices[i];
        }
        for (int i = 0; i < prices.length; i++) { //? index-loop
            sum += prices[i] * i;
        }
        Iterator<Integer> rows = all();
        while (rows.hasNext()) { //! manual-iterator
            int row = rows.next();
            sum += row;
        }
        while (rows.hasNext()) { //? manual-iterator
            sum += skip(rows);
        }
        while (walk.moveNext()) { //! enumerator-step
            sum += 1;
        }
        while (walk.moveOn()) { //? enumerator-step
            sum += 1;
        }
        return sum;
    }
}
//= from python
class Shelf {
    void count(int limit) {
        int place = 0;
        while (place < limit) { //! counting-while
            show(place);
            place += 1;
        }
        int other = 0;
        while (other < limit) { //? counting-while
            other += 1;
            show(other);
        }
    }
}
