struct Block {
    int header;
};

Block *find(unsigned long size);

Block *take(unsigned long asked) {
    Block *found;
    Block *lost;
    unsigned long size = asked + sizeof(found->header);
    lost->header = 1; //! use-before-assignment
    found = find(size);
    return found;
}
