// A macro in front of a name hides from the grammar that this is a class.

class EXPORTED Till {
public:
    int total;
    double rate = 0.5;

private:
    int coins;
};

int counted() {
    int lost;  //! unused-variable
    return 1;
}

// Behind a macro, an unnamed union looks like a function without parameters.
struct Instance {
    OBJECT_HEAD
    union {
        void *simple;
        int values;
    };
    bool owned;
};
