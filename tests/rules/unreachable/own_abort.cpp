class Reader {
public:
    bool read(int size);
    void abort();
    void failed(int size);
};

void Reader::abort() {
}

bool Reader::read(int size) {
    if (size < 0) {
        abort();
        failed(size);
        return false;
    }
    return true;
}
