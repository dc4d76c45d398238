//= from python
class Shelf {
    __init__(rows) { //! python-constructor -> constructor(rows) {
        show(self.rows); //! python-self -> show(this.rows);
        show(this.self); //? python-self
    }
    __len__() { return 1; } //! python-special-method
    __len() { return 1; } //? python-constructor python-special-method
    last(rows) {
        pass //! python-pass ->
        show("pass"); //? python-pass
        return rows[-1]; //! negative-index -> return rows.at(-1);
    }
    first(rows) {
        return rows[1 - 1]; //? negative-index
    }
    same(row, other) {
        if (row == other) { //! loose-equality -> if (row === other) {
            return true;
        }
        if (row === other || row == null) { //? loose-equality
            return true;
        }
        return row != other; //! loose-inequality -> return row !== other;
    }
    differ(row, other) {
        return row !== other || row != null; //? loose-inequality
    }
}
//= from java
class Shelf {
    static main(args) { show(args); } //! java-main
    static mainly(args) { show(args); } //? java-main
    getRows() { return this.rows; } //! java-getter
    getAll() { return this.rows + 1; } //? java-getter
    setRows(value) { this.rows = value; } //! java-setter
    setAll(value) { this.rows = value + 1; } //? java-setter
    make() {
        show(new String("a")); //! java-wrapper
        show(String("a")); //? java-wrapper
        show(new Object()); //! java-empty-object -> show({});
        show(new Object(3)); //? java-empty-object
        show(new Array()); //! java-empty-array -> show([]);
        show(new Array(3)); //? java-empty-array
    }
}
//= from go
function f() {
    const err = open();
    if (err !== null) { //! go-error-value
        return;
    }
    const row = open();
    if (row !== null) { //? go-error-value
        show(row);
    }
}
//= from php
const $rows = 3; //! php-dollar
const $ = 3; //? php-dollar
show($rows, $);
