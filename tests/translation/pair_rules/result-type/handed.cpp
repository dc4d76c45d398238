#include <string>

void shown(const std::string& name, std::string* out) {
    *out = name;
}

void kept(const std::string& name) { //! result-type: the original returns a text, the translation declares nothing
    store(name);
}
