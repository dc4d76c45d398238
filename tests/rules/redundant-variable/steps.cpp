int area(int width, int height) {
    int result = width * height;  //! redundant-variable: `result` is only used by the next statement
    return result;
}

Box* made() {
    auto box = new Box(3);  //! redundant-variable
    return box;
}

int kept(int width) {
    static int calls = width;
    return calls;
}

int changed(int width) {
    int result = width;
    result += 1;
    return result;
}
