using Attributes = struct {
    unsigned kind : 2;
    unsigned unused : 6;
};

using Unread = struct {
    unsigned kind : 2;  //! unused-member
    unsigned used : 6;
};

int size(Unread of) {
    return 512 * sizeof(Attributes) + of.used;
}
