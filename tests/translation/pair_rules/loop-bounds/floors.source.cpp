void floors(int top) {
    for (int floor = 0; floor <= top; ++floor) {
        stop(floor);
    }
}

void down(int top) {
    for (int floor = top; floor > 0; floor--) {
        stop(floor);
    }
}
