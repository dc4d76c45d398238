string part(string line, int start, int count) {
    return line.substr(start, count);
}
