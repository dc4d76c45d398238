int sizes() {
    struct Layout {
        int bits[1];
        void* data;
    };
    struct Plain {
        int first;
        int second;  //! unused-member: `second` is declared but never used
    };
    Plain plain;
    return sizeof(Layout) + plain.first;
}
