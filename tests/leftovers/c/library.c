//= from java
void show(struct shelf row) {
    System.out.println(row); //! system-out
    row.out.println(row); //? system-out
    console.log(row); //! console-log
    row.log(row); //? console-log
    fmt.Println(row); //! go-print
    fmt.flush(row); //? go-print
    row.isEmpty(); //! foreign-method
    row.is_empty(); //? foreign-method
}
//= from cpp
#include <vector> //! cpp-header
#include <string.h> //? cpp-header
void make(int count) {
    int *rows = (int *) malloc(count); //! cast-allocation -> int *rows = malloc(count);
    int *more = (int *) reserve(count); //? cast-allocation
    use(rows, more);
}
