//= from nobody
import java.util.List; //! java-import
//= from nobody
public static void main(String args) { //! java-main
    run();
}
//= from nobody
void total(void) {
    int[] rows = make(); //! java-array
}
//= from nobody
class Shelf extends Store { }; //! java-heritage
//= from nobody
@Override //! java-annotation
int total(void) { return 1; }
//= from nobody
int total(void) throws Missing { return 1; } //! java-throws
//= from nobody
def total(prices): //! python-block
    pass
//= from nobody
int same(int a, int b) {
    return a === b; //! strict-equality
}
//= from nobody
function total(prices) { return (a) => a; } //! javascript-function
//= from nobody
void show(void) {
    for (const row of rows) { } //! each-loop
}
//= from nobody
void show(void) {
    count := 3; //! go-declaration
}
//= from nobody
fn total() -> u32 { 1 } //! rust-declaration
//= from cpp
using namespace std; //! cpp-stream
int total;
//= from cpp
/*
import java.util.List; //? java-import
public static void main(String args) //? java-main
int[] rows = make(); //? java-array
class Shelf extends Store //? java-heritage
@Override //? java-annotation
) throws Missing //? java-throws
def total(prices): //? python-block
return a === b; //? strict-equality
function total(prices) //? javascript-function
for (const row of rows) //? each-loop
count := 3; //? go-declaration
fn total() //? rust-declaration
using namespace std; //? cpp-stream
*/
int total;
