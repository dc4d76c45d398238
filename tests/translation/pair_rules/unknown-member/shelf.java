package shelves;

class Half {
    int of(Shelf shelf) {
        return shelf.weigh() / 2;
    }
}
