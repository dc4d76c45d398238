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

struct Locked : Counted {};

struct Defaults {
    int count = 0;
    double share{1.5};
    int seen = count_all();
};

struct Plain {
    int count = 0;
    Point at;
    enum Kind { A, B } kind;
};

enum Level { LOW, HIGH };
typedef unsigned char Byte;
using Place = Point;
using Lock = Counted;

namespace shapes {
struct Circle {
    Level level;
};
}

void kinds() {
    Locked locked;
    Defaults defaults;
    Plain plain;  //! unused-variable
    Level level;  //! unused-variable
    Byte byte;  //! unused-variable
    Place place;  //! unused-variable
    Lock lock;
    shapes::Circle circle;  //! unused-variable
    std::Circle other;
    Point one,  //! unused-variable
        two;  //! unused-variable
    wchar_t letter;  //! unused-variable
}

void places() {
    Point unused;  //! unused-variable: `unused` is created but never used
    Point used;
    used.x = 3;
    Point* idle = new Point();  //! unused-variable
    delete idle;
    Counted counted;
    Derived derived;  //! unused-variable
    Holder holder;
    Filled filled;
    Unknown unknown;
}
