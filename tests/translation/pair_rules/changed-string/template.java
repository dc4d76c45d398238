class Cache {
    public String toString() {
        return String.format("LRUCache(%d/%d)", size, capacity);
    }
}
