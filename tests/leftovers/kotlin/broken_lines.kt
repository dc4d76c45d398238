//= from nobody
fun show() {
    for (int i = 0; i < 3; i++) { //! java-line
    }
}
//= from nobody
fun show() {
    if total > 3: //! python-line
        show()
}
//= from nobody
#include <stdio.h> //! c-line
fun total() = 1
//= from nobody
func Total(prices []int) int { } //! go-line
//= from nobody
/*
int total = 3; //? java-line
def total(prices): //? python-line
#include <stdio.h> //? c-line
func Total(prices []int) int //? go-line
*/
fun total() = 1
