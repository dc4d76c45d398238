#include <vector>

# Adds up what was paid.  //! source-leftover: a line that begins with `#` is a preprocessor directive; comments begin with `//`

struct Ledger {
    int* first = NULL;  //! source-leftover: `NULL` is a number in C++; `nullptr` is a pointer
    static void main(int count) {}  //! source-leftover

    int total(const std::vector<int>& prices) {
        this.count = 0;  //! source-leftover: `this` is a pointer: `this.count` does not compile
        if (open == true) return 1;  //! source-leftover
        try {
            throw new std::runtime_error("closed");  //! source-leftover
        } catch (std::exception error) {  //! source-leftover
            System.out.println(error);  //! source-leftover
        }
        auto* other = null;  //! source-leftover: `null` is `nullptr` in C++
        return other ? true : false;  //! source-leftover
    }
    int count = 0;
};

#pragma pack(1)
int* plain(int* place) { return place == nullptr ? place : place + 1; }
