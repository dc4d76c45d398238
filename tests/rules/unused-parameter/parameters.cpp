int area(int width, int height, int depth) {  //! unused-parameter: parameter `depth` is never used
    return width * height;
}

struct Shape {
    virtual int sides(int start) const = 0;
    Shape(const Shape& other) = default;
    explicit Shape(int sides, const int& corners) : sides_(sides) {}  //! unused-parameter
    int sides_;
};

int declared(int width, int height);
int (*callback)(int code);

int unnamed(int, [[maybe_unused]] int spare) {
    auto square = [](int side, int unit) { return side * side; };  //! unused-parameter
    return square(2, 1);
}

int main(int argc, char** argv) {
    return 0;
}
