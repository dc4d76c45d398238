struct Point {
    int x, y;
    int spare;  //! unused-member
    Point* next = nullptr;
    void reset() { x = y = 0; }
};

class Box {
public:
    int width() const { return width_; }
    int unread() const;

private:
    int width_ = 3;
    int depth_;  //! unused-member
};

Point* behind(Point* point) {
    return point->next;
}
