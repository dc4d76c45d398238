//= from nobody
def total(prices): //! python-line
    pass
//= from nobody
#include <stdio.h> //! cpp-line
class Shelf { }
//= from nobody
func Total(prices []int) int { } //! go-line
//= from nobody
pub fn total() -> u32 { } //! rust-line
//= from nobody
override fun total(): Int = 3 //! kotlin-line
//= from nobody
export default function total(prices) { } //! javascript-line
//= from nobody
class Shelf {
    boolean same(int a, int b) {
        return a === b; //! strict-equality
    }
}
//= from nobody
using System.Text; //! csharp-line
class Shelf { }
//= from nobody
/*
def total(prices): //? python-line
#include <stdio.h> //? cpp-line
func Total(prices []int) int //? go-line
pub fn total() -> u32 //? rust-line
override fun total(): Int = 3 //? kotlin-line
export default function total(prices) //? javascript-line
return a === b; //? strict-equality
using System.Text; //? csharp-line
*/
class Shelf { }
