struct Guard {
    Guard(int level);
    ~Guard();
};

int guarded() {
    Guard guard = 5;
    const Guard second = 6;
    Unknown third = 7;
    Unknown fourth = "name";
    fourth = nullptr;
    int fifth = 8; //! redundant-assignment
    return 0;
}
