//= from c
function f(found) { //! array-out-parameter
    found[0] = 3;
}
function g(found) { //? array-out-parameter
    found[0] = 3;
    found[1] = 4;
}
function h(result) { //! holder-out-parameter
    result.value = 3;
}
function i(result) { //? holder-out-parameter
    result.value = 3;
    show(result);
}
function j() {
    const found = [0]; //! one-element-array
    f(found);
    const rows = [0, 1]; //? one-element-array
    g(rows);
    const result = { value: 0 }; //! holder-object
    h(result);
    const other = { value: 0, more: 1 }; //? holder-object
    h(other);
    return found[0] + rows[1] + result.value + other.value;
}
//= from java
function f() {
    const count = [0]; //! one-element-cell
    const step = () => { count[0]++; };
    const names = [0, 1]; //? one-element-cell
    names[0]++;
    step();
    return count[0] + names[1];
}
