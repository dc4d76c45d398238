void step(int width, int height, int *rows) {
    width; //! useless-expression
    height == 3; //! useless-expression
    &width; //! useless-expression
    (int)width; //! useless-expression
    (void)width;
    sizeof(rows); //! useless-expression
    width > 3 ? width : height; //! useless-expression
    (width + height); //! useless-expression
    int twice = ({ int half = width; half; });
    barrier;
    shared_total;
    width > 3 ? start() : stop();
    for (width == 0; width < 3; width++) { //! useless-expression
        start();
    }
}

struct Values {
    int &operator[](int place);
    void grow(int size) {
        for (int place = 0; place < size; ++place)
            (*this)[place]; //! useless-expression (information)
    }
};
