class Rows {
    int count;
    void grow();

public:
    int size();
};

class Cells {
    int count; //! unused-member
    int total = 0;

public:
    int size() { return total; }
    virtual void show() = 0;
    Cells(const Cells&) = delete;
};
