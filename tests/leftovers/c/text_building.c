//= from python
void build(char *text, int count) {
    for (int i = 0; i < count; i++) {
        strcat(text, "x"); //! text-grown-in-loop
    }
    strcat(text, "y"); //? text-grown-in-loop
    if (text == "xy") { //! text-compared-by-address
        show(text);
    }
    if (text[0] == 'x') { //? text-compared-by-address
        show(text);
    }
}
