/* No guard: whoever includes this can use what it declares. */
struct index {
    int have;
    void *list;
};

typedef struct { char data[24]; } number;

int build(struct index *made);
