//= from java
void walk(struct rows *rows) {
    while (hasNext(rows)) { //! manual-iterator
        show(rows);
    }
    while (has_more(rows)) { //? manual-iterator
        show(rows);
    }
}
//= from python
void count(int limit) {
    int place = 0;
    while (place < limit) { //! counting-while
        show(place);
        place += 1;
    }
    int other = 0;
    while (other < limit) { //? counting-while
        show(other);
        other += 1;
        show(limit);
    }
}
