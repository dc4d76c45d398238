//= from nobody
void f(Row row) {
    g(nil); //! null-name -> g(nullptr);
    g(row.nil); //? null-name
}
//= from python
void f(Row row) {
    g(None); //! none-name -> g(nullptr);
    g(row.None); //? none-name
    g(self); //! self-name -> g(this);
    g(row.self); //? self-name
}
//= from javascript
void f(Row row) {
    let total = 3; //! declaring-word -> auto total = 3;
    g(total, row.let); //? declaring-word
}
