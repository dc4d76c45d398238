#define CHECK(value) if (!(value)) goto nomem

int repair(int kind) {
    if (kind == 1) {
        if (kind > 3) goto other;
        kind = 2;
    } else {
other:
        kind = 3;
    }
    CHECK(kind);
nomem:
    return kind;
never:  //! unused-label
    return 0;
}
