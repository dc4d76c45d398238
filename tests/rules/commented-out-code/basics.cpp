// Returns the area of a rectangle: width times height.
int area(int width, int height) {
    // int depth = width * height;  //! commented-out-code
    // TODO(ann): round the result
    /* for (int i = 0; i < 3; i++) { step(i); } */  //! commented-out-code
    // See also: perimeter(width, height) in shapes.cpp.
    return width * height;
}
