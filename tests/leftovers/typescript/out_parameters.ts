//= from c
function f(found: number[]) { //! array-out-parameter
    found[0] = 3;
}
function g(found: number[]) { //? array-out-parameter
    found[0] = 3;
    found[1] = 4;
}
function h(result: { value: number }) { //! holder-out-parameter
    result.value = 3;
}
function i(result: { value: number }) { //? holder-out-parameter
    result.value = 3;
    show(result);
}
