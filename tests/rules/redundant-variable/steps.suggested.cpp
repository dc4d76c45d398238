int area(int width, int height) {
    return width * height;
}

Box* made() {
    return new Box(3);
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
