struct options {
    int size;
    int spare;  //! unused-member (information)
};

static int size_of(struct options *options) { return options->size; }
