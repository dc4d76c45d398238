#include <functional>
#include <iterator>

void fill(std::insert_iterator<Rows> end, int last) {
    end = 1;
    last = 2; //! redundant-assignment
}

void lend() {
    extern int shared;
    shared = 0;
    int held = 0;
    keep(std::ref(held));
    held = 1;
    [[maybe_unused]] auto&& made = make();
}
