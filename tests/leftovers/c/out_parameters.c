//= from java
void fill(int found[]) { //! one-element-parameter
    found[0] = 3;
}
void fill_all(int found[]) { //? one-element-parameter
    found[0] = 3;
    found[1] = 4;
}
int start(void) {
    int found[1]; //! one-element-array
    fill(found);
    int rows[2]; //? one-element-array
    fill_all(rows);
    return found[0] + rows[1];
}
