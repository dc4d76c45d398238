class Outer {
  #shared = 1;  //! unused-member: `#shared` is declared but never used
  #twin = 2;
  set #level(value: number) {}  //! unused-member: `#level` is declared but never used
  private set depth(value: number) {}
  constructor(private unused: string, private width: number) {}  //! unused-member: `unused` is declared but never used
  private height = 3;
  build() {
    const { width } = this;
    const read = ({ height } = this) => height;
    this.depth = width;
    return class {
      #shared = 1;
      #twin = 3;  //! unused-member: `#twin` is declared but never used
      show() { return this.#shared + read(); }
    };
  }
  twin() { return this.#twin; }
}

class Other {
  #twin = 4;  //! unused-member: `#twin` is declared but never used
}
