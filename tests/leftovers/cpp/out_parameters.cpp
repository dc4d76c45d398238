//= from c
void f(int *found) { //! pointer-out-parameter
    *found = 3;
}
void g(int *found) { //? pointer-out-parameter
    *found = 3;
    keep(found);
}
void h(int &found) { //! reference-out-parameter
    found = 3;
}
void i(int &found) { //? reference-out-parameter
    found += 3;
}
//= from java
void f(int found[]) { //! one-element-parameter
    found[0] = 3;
}
void g(int found[]) { //? one-element-parameter
    found[0] = 3;
    found[1] = 4;
}
