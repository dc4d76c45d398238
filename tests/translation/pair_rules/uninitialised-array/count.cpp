#include <array>
#include <string>

int count(const std::string& text) {
    int seen[26]; //! uninitialised-array: elements of `seen` are updated before they are initialised
    std::array<int, 26> other, more; //! uninitialised-array
    int zeroed[26] = {};
    int filled[26];
    int stored[2][2];
    static int kept[2];
    for (int i = 0; i < 26; i++) filled[i] = 0;
    memset(stored, 0, sizeof(stored));
    for (char letter : text) {
        seen[letter - 'a']++;
        other[letter - 'a'] += 1;
        zeroed[letter - 'a']++;
        filled[letter - 'a']++;
        stored[0][1]++;
        kept[0]++;
    }
    return seen[0] + (other == more);
}
