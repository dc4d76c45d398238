#include <functional>
#include <memory>
#include <string>

int count(const std::string &text, std::vector<int> &marks) {
    auto length = text.size();  //! redundant-assignment: the value assigned to `length` is never read
    std::string::size_type place = text.find('a');  //! redundant-assignment
    std::string copy(text);  //! redundant-assignment
    std::unique_ptr<Mark> owner = nullptr;  //! redundant-assignment
    auto work = [] { return 1; };
    auto made = make(text);
    int kept, lost;
    kept = lost = 3;  //! redundant-assignment: the value assigned to `lost` is never read
    int rounds = length_of(text);  //! redundant-assignment
    for (int mark : marks) rounds++;  //! redundant-assignment
    int turns = length_of(text);
    turns++;  //! redundant-assignment
    return kept;
}
