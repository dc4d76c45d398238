std::string render(const std::vector<std::string>& rows)
{
    std::string text;
    std::ostringstream lines; //! source-leftover: `lines` builds plain text as a stream; `std::string` grows by `+=`
    std::ostringstream numbers;
    for (const auto& row : rows) {
        text = text + row; //! source-leftover: `text` is copied to append to it; `+=` adds in place
        lines << row;
        lines << ", ";
        numbers << std::hex << 3;
    }
    if (text == "none") {
        text = "";
    }
    return text + lines.str() + numbers.str();
}
