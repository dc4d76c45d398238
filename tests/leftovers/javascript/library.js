//= from python
function f(rows, row) {
    rows.append(row); //! python-append -> rows.push(row);
    rows.append(row, 1); //? python-append
    row.lower(); //! python-lower -> row.toLowerCase();
    row.toLowerCase(); //? python-lower
    row.upper(); //! python-upper -> row.toUpperCase();
    row.toUpperCase(); //? python-upper
    row.strip(); //! python-strip -> row.trim();
    row.strip(1); //? python-strip
    row.startswith("a"); //! python-method
    row.startsWith("a"); //? python-method
    show(", ".join(rows)); //! python-join -> show(rows.join(", "));
    show(rows.join(", ")); //? python-join
    show("{}".format(row)); //! python-format
    show(row.format("{}")); //? python-format
    show("%d" % row); //! python-percent
    show(row % 3); //? python-percent
}
//= from java
function f(rows, row) {
    show(row.equals(rows)); //! java-equals -> show(row === rows);
    show(row.equals(rows, 1)); //? java-equals
    show(rows.size()); //! length-call
    show(rows.length); //? length-call
    show(rows.isEmpty()); //! java-is-empty
    show(rows.isEmpty(1)); //? java-is-empty
    show(rows.contains(row)); //! java-contains
    show(rows.includes(row)); //? java-contains
    show(rows.containsKey(row)); //! java-map-method
    show(rows.has(row)); //? java-map-method
    rows.put(row, 1); //! java-put -> rows.set(row, 1);
    rows.put(row); //? java-put
    show(row.hashCode()); //! java-object-method
    show(row.hash()); //? java-object-method
    show(String.format("%d", row)); //! java-string-class
    show(String.raw`${row}`); //? java-string-class
}
//= from csharp
function f(rows) {
    show(rows.Count); //! csharp-member
    show(rows.count); //? csharp-member
}
//= from cpp
function f(rows) {
    cout << rows; //! cpp-stream
    show(rows << 3); //? cpp-stream
    rows.push_back(1); //! cpp-container-method
    rows.push(1); //? cpp-container-method
}
//= from rust
function f(rows) {
    rows.unwrap(); //! rust-method
    rows.wrap(); //? rust-method
}
//= from ruby
function f(rows) {
    show(rows.upcase); //! ruby-method
    show(rows.uppercase); //? ruby-method
}
