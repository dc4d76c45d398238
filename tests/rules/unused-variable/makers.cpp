int level = 0;
int rows[] = {1, 2};

int pure(int size) {
    int result = level + size;
    result++;
    return result;
}

int deeper() {
    return pure(1);
}

int counting() {
    level++;
    return level;
}

int reading() {
    return *(rows + 1);
}

int elsewhere();

class Plain {
public:
    Plain() : size(level) {}
    int size;
};

class Made {
public:
    Made() : size(deeper()) {}
    int size;
};

class Counted {
public:
    Counted() : size(counting()) {}
    int size;
};

class Read {
public:
    Read() : size(reading()) {}
    int size;
};

class Unknown {
public:
    Unknown() : size(elsewhere()) {}
    int size;
};

void use() {
    Plain plain; //! unused-variable
    Made made; //! unused-variable
    Counted counted;
    Read read;
    Unknown unknown;
    [[maybe_unused]] const int& first = rows[0];
    [[maybe_unused]] char table[2][3];
}
