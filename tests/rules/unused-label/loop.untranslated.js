function add(list) {
  again: for (const one of list) { //! unused-label (information)
    console.log(one);
  }
}
