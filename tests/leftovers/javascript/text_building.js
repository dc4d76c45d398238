//= from java
function f(rows, row) {
    const pieces = []; //! array-as-builder
    pieces.push(row);
    const names = []; //? array-as-builder
    names.push(row);
    show(names.join(","));
    show("a".concat(row)); //! string-concat-call
    show(rows.concat(row)); //? string-concat-call
    show("a" + row + "b" + rows + "c"); //! string-plus-values
    show("a" + row); //? string-plus-values
    return pieces.join("");
}
