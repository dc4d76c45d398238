#include <vector>

class Ledger {
public:
    int getTotal() const { return total; }  //! source-leftover: `getTotal` is a getter in the style of Java
    void setTotal(int value) { total = value; }  //! source-leftover
    int shown() const { return this->total; }  //! source-leftover

    void add(std::vector<int> prices) {  //! source-leftover: `prices` is a copy here; in the original the caller's own object is passed
        boolean open = true;  //! source-leftover: `boolean` is `bool` here
        Entry* entry = new Entry(3);  //! source-leftover
        int share = (int) rate;  //! source-leftover
        if (name.equals("all")) share = 0;  //! source-leftover: `name.equals("all")` compares as Java does; C++ has `==`
        char first = name.charAt(0);  //! source-leftover
        for (int i = 0; i < prices.length; i++) total += prices[i];  //! source-leftover
        int saved = total;  //! source-leftover
        total = share;
        share = saved;
    }

private:
    int total = 0;
};
