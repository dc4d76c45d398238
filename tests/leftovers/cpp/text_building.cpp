//= from java
std::string f(const std::vector<std::string>& rows, std::string text) {
    for (const auto& row : rows) {
        text = text + row; //! text-made-anew -> text += row;
        text = row + text; //? text-made-anew
    }
    if ("a" == "b") { //! text-compared-by-address
        return text;
    }
    if (text == "b") { //? text-compared-by-address
        return text;
    }
    std::stringstream out; //! stream-as-builder
    out << "x";
    std::stringstream file; //? stream-as-builder
    keep(file);
    return out.str();
}
