class Press {
  private ink = 3;
  private paper = 4;  //! unused-member: `paper` is declared but never used
  private copies = 0;  //! unused-member: `copies` is declared but never used
  constructor(private sheets: number, private speed: number) {  //! unused-member: `sheets` is declared but never used
    console.log(sheets);
  }
  run(count: (value: number) => void) {
    this.copies++;
    count((this.copies = 2));
    return this["ink"] * this.speed;
  }
}

class Shop {
  paper = 1;
  sell() { return this.paper; }
}
