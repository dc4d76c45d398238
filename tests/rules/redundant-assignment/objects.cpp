// Values for objects that do nothing by being there, and other shapes of C++.

struct Point {
    int x, y;
};

struct Holder {
    Holder(int* place) : place(place), count{0} {}
    Holder() = default;
    ~Holder() {}
    int* place;
    int count;
};

struct Loud {
    Loud(int level) { shout(level); }
};

struct Asked {
    Asked(int level) : level(ask(level)) {}
    int level;
};

struct Copied {
    Copied(int) : kept(outside) {}
    int kept;
};

void made(int count) {
    Point origin = {0, 0};  //! redundant-assignment: the value assigned to `origin` is never read
    Point corner{1, 2};  //! redundant-assignment
    Point far = far_point();  //! redundant-assignment
    Point filled;
    filled.x = 1;  //! redundant-assignment
    filled.y++;  //! redundant-assignment
    Point used;
    used.x = 3;
    Holder holder(nullptr);  //! redundant-assignment
    Loud loud(3);
    Asked asked(3);
    Copied copied(3);
    Unknown unknown(3);
    take(used);
}

int pointed(const Point& point, int count) {
    int start = count;
    int& alias(start);  //! redundant-assignment
    const int* place(count);  //! redundant-assignment
    int width(count);  //! redundant-assignment
    int area(int, int);
    int (Point::*method)(int) const = &Point::get;  //! redundant-assignment
    int Point::*field = &Point::x;
    std::string name = "x";
    name[0] = 'y';
    std::vector<int> cells(3);  //! redundant-assignment
    cells[1] = 2;  //! redundant-assignment
    return point.*field + area(start, name.size());
}
