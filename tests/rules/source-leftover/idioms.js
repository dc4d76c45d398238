class Stack {
  __init__() {  //! source-leftover
    this.items = [];
  }

  describe(sizes) {
    System.out.println(sizes);  //! source-leftover
    return ", ".join(sizes);  //! source-leftover
  }

  label(size) {
    const text = new String("size");  //! source-leftover
    return "%s" % size + text.length();  //! source-leftover
  }
}

function len(items) {
  return items.length;
}

export const total = len([1]) + sum([1, 2]);  //! source-leftover
