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
