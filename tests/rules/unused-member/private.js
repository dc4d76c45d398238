class Counter {
  #value = 0;
  #step = 1;  //! unused-member: `#step` is declared but never used
  #limit;  //! unused-member: `#limit` is declared but never used
  visible = true;

  constructor() {
    this.#limit = 10;
  }

  get #doubled() {
    return this.#value * 2;
  }

  #reset() {  //! unused-member: `#reset` is declared but never used
    this.#value = 0;
  }

  read(other) {
    return #value in other ? this.#doubled : other.visible;
  }
}
