class Box {
  #first; //! unused-member: `#first` is declared but never used
  #rest; //! unused-member
  #count; //! unused-member
  #kept;

  take(rows) {
    [this.#first = 1, ...this.#rest] = rows;
    (this.#count)++;
    [this.#kept] = rows;
    return this.#kept;
  }
}
