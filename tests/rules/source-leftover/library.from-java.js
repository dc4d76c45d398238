class Rows {
  getTotal() { //! source-leftover
    return this.total;
  }

  setTotal(total) { //! source-leftover
    this.total = total;
  }

  static main() { //! source-leftover
    show(new Object()); //! source-leftover: JavaScript writes an empty object as `{}`
    show(new Array()); //! source-leftover: JavaScript writes an empty array as `[]`
  }
}

function find(rows, pages, text) {
  if (text.equals("a")) return 1; //! source-leftover
  if (rows.size() > 2) return 2; //! source-leftover
  if (text.isEmpty()) return 3; //! source-leftover
  if (text.contains("b")) return 4; //! source-leftover
  pages.put("a", 1); //! source-leftover
  if (pages.containsKey("a")) return 5; //! source-leftover
  show(text.compareTo("c")); //! source-leftover
  return String.valueOf(3); //! source-leftover
}
