class Steps {
    void Advance(ref int position) {
        position = position + 1;
    }
}
