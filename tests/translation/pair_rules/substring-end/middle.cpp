string middle(string line, int start, int end) {
    return line.substr(start, end); //! substring-end: `substring` in the original ends before its second argument, `substr` here takes as many characters as its second argument says
}

string head(string line, int end) {
    return line.substr(0, end);
}

string right(string line, int start, int end) {
    return line.substr(start, end - start);
}
