#include <iostream>

int area(int width) { //! missing-return
    std::cout << width * width;
}

int pick(bool kind) {
    if (kind) return 1;
}

int main() {
    std::cout << area(3);
}
