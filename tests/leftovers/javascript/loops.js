//= from java
function f(rows, walk) {
    for (let i = 0; i < rows.length; i++) { //! index-loop
        show(rows[i]);
    }
    for (let i = 0; i < rows.length; i++) { //? index-loop
        show(rows[i] * i);
    }
    while (walk.hasNext()) { //! manual-iterator
        show(walk.step());
    }
    while (walk.hasRoom()) { //? manual-iterator
        show(walk.step());
    }
    for (const row in rows) { //! keys-for-elements
        show(rows[row]);
    }
    for (const row in rows) { //? keys-for-elements
        show(row, rows[row]);
    }
}
class Walk {
    hasNext() { return true; } //! iterator-method
    hasNextTo() { return true; } //? iterator-method
}
//= from python
function f(limit) {
    let place = 0;
    while (place < limit) { //! counting-while
        show(place);
        place += 1;
    }
    let other = 0;
    while (other < limit) { //? counting-while
        other += 1;
        show(other);
    }
}
