#include <algorithm>
#include <map>
#include <queue>
#include <set>
#include <string>
#include <vector>
using namespace std;

struct Point {
    int x;
    vector<int> seen;
    Point(int at) : x(at) {}
    operator bool() const { return x > 0; }
    int operator+(const Point& other) const { return x + other.x; }
};

int elements(const vector<pair<int, string>>& pairs, map<int, vector<int>>& table) {
    int total = pairs[0].first + table[3].size() + table.begin()->second[0];
    total = pairs[0].second; //! a `string` cannot be taken as the `int` that `total` is
    total = table[3]; //! a `vector<int>` cannot be taken as the `int` that `total` is
    for (const auto& [key, values] : table) {
        total += key + values.size();
        total += key.size(); //! a `int` has no methods, so no `size` either
        values.add(3); //! a `vector` has no method `add`
    }
    for (auto entry : pairs) {
        total += entry.first;
        total += entry.second.charAt(0); //! a `string` has no method `charAt`
        total += entry.third; //! a `pair` has no `third` that can be read without a call
    }
    auto found = table.find(3);
    if (found != table.end() && found->second.size() > 1) total = found->first;
    return found->second; //! a `vector<int>` cannot be taken as the `int` that the result is
}

void adapters(priority_queue<int, vector<int>, greater<int>> heap, queue<string> waiting) {
    int top = heap.top();
    top = heap.pop(); //! this gives nothing, and `top` needs a `int`
    top = waiting.front().length();
    waiting.push(top); //! no `push` takes (int)
    set<int> several;
    top = *several.begin();
    top = several[0]; //! a `set` cannot be indexed with `[]`
}

string texts(string text, char letter, const char* raw) {
    string joined = text + letter + raw + "end" + to_string(3);
    joined = "a" + "b"; //! `+` cannot take a `char*` and a `char*`
    joined = text + 3; //! `+` cannot take a `string` and a `int`
    joined += 'c';
    bool same = text == letter; //! `==` cannot take a `string` and a `char`
    same = text[0] == letter && text == raw && text < joined;
    for (string one : text) joined += one; //! the elements are `char`, which is no `string`
    if (text) return raw; //! the condition is a `string`, not a `bool`
    char letters[] = "abc";
    return letters;
}

int pointers(int* numbers, int count, Point* point) {
    int total = *numbers + numbers[1] + point->x;
    total += numbers.size(); //! a pointer has no members; they stand behind `->`
    total += *count; //! `*` needs a pointer, this is a `int`
    vector<int> listed(numbers, numbers + count);
    total += listed->size(); //! `->` needs a pointer, this is a `vector<int>`
    int grid[3][4] = {};
    total += grid[1][2];
    total += grid.length(); //! an array has no method `length`
    auto twice = [&](int number) { return number * 2; };
    if (point && numbers && *point) total += twice(static_cast<int>(listed.size()));
    return total;
}

long versions(vector<int> numbers, int most) {
    most = max(most, numbers.size()); //! no `max` takes (int, size_t)
    most = max(most, (int)numbers.size());
    long long sum = accumulate(numbers.begin(), numbers.end(), 0LL);
    sum = min(sum, 0); //! no `min` takes (long_long, int)
    vector<string> words = numbers; //! a `vector<int>` cannot be taken as the `vector<string>` that `words` is
    words.push_back(3); //! no `push_back` takes (int)
    Point here(3), there = 4;
    return here + there;
}

vector<int> made() { return {1, 2}; }
void nothing() { return nothing(); }
