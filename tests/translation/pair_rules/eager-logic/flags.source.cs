class Flags {
    bool Either(bool first, bool second) {
        return first | second;
    }
}
