//= from c
fn f(row: Row) {
    g(printf); //! c-name
    g(row.printf); //? c-name
}
//= from java
fn f(row: Row) {
    g(this); //! this-name -> g(self);
    g(row.this); //? this-name
    g(System); //! java-name
    g(row.System); //? java-name
}
//= from javascript
fn f(row: Row) {
    g(Math); //! javascript-name
    g(row.Math); //? javascript-name
}
//= from python
fn f(row: Row) {
    g(nil); //! null-name -> g(None);
    g(row.nil); //? null-name
    g(True); //! true-name -> g(true);
    g(row.True); //? true-name
    g(False); //! false-name -> g(false);
    g(row.False); //? false-name
    g(input); //! python-name
    g(row.input); //? python-name
}
