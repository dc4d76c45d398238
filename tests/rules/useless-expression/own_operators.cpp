#include <string>

struct Builder {
    std::string text;
    Builder& operator + (const std::string& part) { text += part; return *this; }
    bool operator==(const Builder& other) const;
};

std::string build(int count) {
    Builder builder;
    builder + "hello" + "world";
    builder == builder;
    count - 1;  //! useless-expression
    return builder.text;
}
