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
    total = pairs[0].second; //! `string` is not assignable to `total` of type `int`
    total = table[3]; //! `vector<int>` is not assignable to `total` of type `int`
    for (const auto& [key, values] : table) {
        total += key + values.size();
        total += key.size(); //! a `int` has no method `size`
        values.add(3); //! a `vector` has no method `add`
    }
    for (auto entry : pairs) {
        total += entry.first;
        total += entry.second.charAt(0); //! a `string` has no method `charAt`
        total += entry.third; //! a `pair` has no field `third`
    }
    auto found = table.find(3);
    if (found != table.end() && found->second.size() > 1) total = found->first;
    return found->second; //! `vector<int>` is not assignable to the result of type `int`
}

void adapters(priority_queue<int, vector<int>, greater<int>> heap, queue<string> waiting) {
    int top = heap.top();
    top = heap.pop(); //! returns no value, but `top` needs a `int`
    top = waiting.front().length();
    waiting.push(top); //! no overload of `push` takes (int)
    set<int> several;
    top = *several.begin();
    top = several[0]; //! a `set` cannot be indexed with `[]`
}

string texts(string text, char letter, const char* raw) {
    string joined = text + letter + raw + "end" + to_string(3);
    joined = "a" + "b"; //! `+` cannot be applied to `char*` and `char*`
    joined = text + 3; //! `+` cannot be applied to `string` and `int`
    joined += 'c';
    bool same = text == letter; //! `==` cannot be applied to `string` and `char`
    same = text[0] == letter && text == raw && text < joined;
    for (string one : text) joined += one; //! the elements are `char`, not `string`
    if (text) return raw; //! the condition is a `string`, not a `bool`
    char letters[] = "abc";
    return letters;
}

int pointers(int* numbers, int count, Point* point) {
    int total = *numbers + numbers[1] + point->x;
    total += numbers.size(); //! a pointer has no members; use `->`
    total += *count; //! `*` needs a pointer, not a `int`
    vector<int> listed(numbers, numbers + count);
    total += listed->size(); //! `->` needs a pointer, not a `vector<int>`
    int grid[3][4] = {};
    total += grid[1][2];
    total += grid.length(); //! an array has no method `length`
    auto twice = [&](int number) { return number * 2; };
    if (point && numbers && *point) total += twice(static_cast<int>(listed.size()));
    return total;
}

long versions(vector<int> numbers, int most) {
    most = max(most, numbers.size()); //! no overload of `max` takes (int, size_t)
    most = max(most, (int)numbers.size());
    long long sum = accumulate(numbers.begin(), numbers.end(), 0LL);
    sum = min(sum, 0); //! no overload of `min` takes (long_long, int)
    vector<string> words = numbers; //! `vector<int>` is not assignable to `words` of type `vector<string>`
    words.push_back(3); //! no overload of `push_back` takes (int)
    Point here(3), there = 4;
    return here + there;
}

vector<int> made() { return {1, 2}; }
void nothing() { return nothing(); }
