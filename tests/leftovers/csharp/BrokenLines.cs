//= from nobody
import java.util.List; //! java-line
class Shelf { }
//= from nobody
class Shelf
{
    int Total() throws Missing { return 1; } //! java-throws
}
//= from nobody
def total(prices): //! python-line
    pass
//= from nobody
#include <stdio.h> //! cpp-line
class Shelf { }
//= from nobody
func Total(prices []int) int { } //! go-line
//= from nobody
class Shelf
{
    void Show()
    {
        let mut row = 3; //! rust-line
    }
}
//= from nobody
class Shelf
{
    bool Same(int a, int b) { return a === b; } //! strict-equality
}
//= from nobody
/*
import java.util.List; //? java-line
int Total() throws Missing //? java-throws
def total(prices): //? python-line
#include <stdio.h> //? cpp-line
func Total(prices []int) int //? go-line
pub fn total() -> u32 //? rust-line
return a === b; //? strict-equality
*/
class Shelf { }
