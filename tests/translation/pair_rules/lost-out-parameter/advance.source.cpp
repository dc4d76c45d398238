void advance(int& position, int step) {
    position += step;
}

int returned(int& position, int step) {
    position += step;
    return position;
}

void constant(const int& position) {
    show(position);
}
