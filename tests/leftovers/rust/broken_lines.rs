//= from nobody
fn f() {
    int total = 3; //! typed-declaration
}
//= from nobody
fn f() {
    try { g(); } catch (e) { } //! foreign-keyword
}
//= from nobody
fn f(mut total: u32) {
    total++; //! counting-operator
}
//= from nobody
fn f(total: u32) -> bool {
    total === 3 //! strict-equality
}
//= from nobody
fn f(total: u32) {
    let most = total > 3 ? 1 : 2; //! conditional-expression
}
//= from nobody
/*
int total = 3; //? typed-declaration
try { g(); } catch (e) { } //? foreign-keyword
total++; //? counting-operator
total === 3 //? strict-equality
let most = total > 3 ? 1 : 2; //? conditional-expression
*/
fn f() {}
