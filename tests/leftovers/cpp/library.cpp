//= from c
#include <stdio.h> //! c-header
#include <cstdio> //? c-header
void f(Row row) {
    printf("%d", 3); //! printf-call
    row.printf("%d", 3); //? printf-call
    free(row); //! allocation-call
    row.free(); //? allocation-call
}
//= from java
void f(Row row, Rows rows) {
    g(row.equals(rows)); //! equals-method -> g(row == rows);
    g(row.equals(rows, 1)); //? equals-method
    g(1 < rows.length); //! length-member -> g(1 < rows.size());
    g(rows.length); //? length-member
}
//= from rust
void f(Row row) {
    row.unwrap(); //! rust-method
    row.wrap(); //? rust-method
}
