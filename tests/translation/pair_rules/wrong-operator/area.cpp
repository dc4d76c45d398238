int area(int width, int height) {
    return width + height; //! wrong-operator
}
