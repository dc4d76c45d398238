//= from c
#define MOST_ROWS 3 //! macro-constant
#define MOST(rows) 3 //? macro-constant
typedef Row Rows; //! typedef -> using Rows = Row;
typedef int (*Call)(int); //? typedef
int f(void) { //! void-parameters -> int f() {
    Row *row = NULL; //! null-macro -> Row *row = nullptr;
    Row *other = nullptr; //? null-macro
    strcpy(row, other); //! string-function
    row->strcpy(other); //? string-function
    int count = (int)total(); //! c-cast -> int count = static_cast<int>(total());
    int most = static_cast<int>(total()); //? c-cast
    struct Shelf shelf; //! struct-keyword -> Shelf shelf;
    struct Store { int x; } store; //? struct-keyword
    return count + most + shelf.x + store.x;
}
int g(void *row); //? void-parameters
//= from python
int f(bool ready, bool other) {
    if (ready and other) { //! word-operator
        show(1);
    }
    if (not ready) { //! not-operator
        show(2);
    }
    if (ready && !other) { //? word-operator not-operator
        show(3);
    }
    return 1;
}
//= from java
class Shelf {
public:
    void main() { } //! main-in-class
    void mainly() { } //? main-in-class
    int getRows() { return rows; } //! getter
    int getAll() { return rows + 1; } //? getter
    void setRows(int value) { rows = value; } //! setter
    void setAll(int value) { rows = value + 1; } //? setter
    int first() { return this->rows; } //! this-in-front -> int first() { return rows; }
    int second() { return this->rows + 1; } //? this-in-front
    int third() { return 1 + this.rows; } //! this-dot -> int third() { return 1 + this->rows; }
    int fourth() { return 1 + self.rows; } //? this-dot
private:
    int rows;
};
void f(vector<int> rows, Shelf shelf) { //! container-by-value
    Row *row = new Row(); //! new-everywhere
    std::unique_ptr<Row> other(new Row()); //! new-everywhere
    auto more = std::make_unique<Row>(); //? new-everywhere
    try {
        throw new Missing(1); //! throw-new -> throw Missing(1);
    } catch (Missing problem) { //! catch-by-value -> } catch (const Missing& problem) {
        throw Missing(2); //? throw-new
    } catch (const Closed& problem) { //? catch-by-value
    }
    int saved = rows[0]; //! swap-with-temporary -> std::swap(rows[0], rows[1]);
    rows[0] = rows[1];
    rows[1] = saved;
    int kept = rows[0]; //? swap-with-temporary
    rows[0] = rows[1];
    rows[2] = kept;
}
void g(const vector<int>& rows) { } //? container-by-value
