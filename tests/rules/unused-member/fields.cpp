struct Point {
    int x, y;
    int spare;  //! unused-member
    Point* next = nullptr;
    void reset() { x = y = 0; }
};

class Box {
public:
    int width() const { return width_; }
    int unread() const { return 0; }

private:
    int width_ = 3;
    int depth_;  //! unused-member
};

struct Base {
    int shared;
};

struct Derived : Base {
    int own;  //! unused-member
};

struct Hidden {
    int lost;  //! unused-member
    int width;
};

class Hiding : Hidden {
public:
    int twice() const { return 2 * width; }
};

Point* behind(Point* point) {
    return point->next;
}
