// The stock of a warehouse: what lies where, and what to order.

#include <algorithm>
#include <iomanip>
#include <iostream>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

constexpr int kAisles = 12;
constexpr int kBoxSize = 24;

struct Item {
    std::string sku;
    int aisle = 0;
    int count = 0;
    int reorder_at = 0;
};

class Inventory {
public:
    void add(const std::string& sku, int aisle, int count, int reorder_at) {
        if (items_.count(sku) > 0) {
            throw std::invalid_argument(sku + " is already listed");
        }
        items_[sku] = Item{sku, aisle % kAisles, count, reorder_at};
    }

    int count_of(const std::string& sku) {
        return items_[sku].count;
    }

    void remove(const std::string& sku, int amount) {
        Item& item = items_.at(sku);
        if (amount > item.count) {
            throw std::invalid_argument("only " + std::to_string(item.count) + " of " + sku + " left");
        }
        item.count -= amount;
    }

    // Moves every item by some aisles; the aisles form a ring.
    void shift_aisles(int steps) {
        for (auto& [sku, item] : items_) {
            item.aisle = (item.aisle + steps) % kAisles;
            std::cerr << "DEBUG " << sku << " -> " << item.aisle << std::endl;
        }
    }

    std::vector<std::string> low_stock() const {
        std::vector<std::string> low;
        for (const auto& [sku, item] : items_) {
            if (item.count < item.reorder_at) {
                low.push_back(sku);
            }
        }
        return low;
    }

    // Whole boxes that bring an item up to the wanted count.
    int boxes_to_order(const std::string& sku, int wanted) {
        int missing = std::max(0, wanted - count_of(sku));
        int remainder = missing % kBoxSize;
        return (missing + kBoxSize - 1) / kBoxSize;
    }

    void report() const {
        for (const auto& [sku, item] : items_) {
            // print(f"{mark} {sku:<10} aisle {item.aisle:>2} {item.count:>6}")
            const char* mark = item.count <= item.reorder_at ? "*" : " ";
            std::cout << mark << ' ' << std::left << std::setw(10) << sku << " aisle " << std::right
                      << std::setw(2) << item.aisle << ' ' << std::setw(6) << item.count << '\n';
        }
    }

private:
    std::map<std::string, Item> items_;
};
