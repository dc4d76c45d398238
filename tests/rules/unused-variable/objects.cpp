struct Point {
    int x, y;
    std::string label;
    int sum() const { return x + y; }
};

struct Counted {
    Counted();
    int x;
};

struct Derived : Point {};

struct Holder {
    Counted inside;
};

struct Filled {
    int* memory = new int[3];
};

void places() {
    Point unused;  //! unused-variable: `unused` is made but never used
    Point used;
    used.x = 3;
    Point* idle = new Point();  //! unused-variable
    delete idle;
    Counted counted;
    Derived derived;
    Holder holder;
    Filled filled;
    Unknown unknown;
}
