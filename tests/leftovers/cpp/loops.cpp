//= from java
void f(const std::vector<int>& rows, Walk walk) {
    for (int i = 0; i < rows.size(); i++) { //! index-loop
        g(rows[i]);
    }
    for (int i = 0; i < rows.size(); i++) { //? index-loop
        g(rows[i] * i);
    }
    while (walk.hasNext()) { //! manual-iterator
        g(walk.step());
    }
    while (walk.hasRoom()) { //? manual-iterator
        g(walk.step());
    }
}
class Walk {
public:
    bool hasNext() { return true; } //! iterator-method
    bool hasNextTo() { return true; } //? iterator-method
};
//= from python
void f(int limit) {
    int place = 0;
    while (place < limit) { //! counting-while
        g(place);
        place++;
    }
    int other = 0;
    while (other < limit) { //? counting-while
        other++;
        g(other);
    }
}
