class Item {
  count = 0;
  price = 0;
  offers: number[][] = [];

  take(count: number, price: number): void { //! dropped-branch
    this.count -= count;
    this.price = Math.max(this.price, price);
    this.count = Math.max(this.count, 0);
    for (const [size, cost] of this.offers) {
      this.count = Math.min(this.count, size * 2);
      this.price = Math.min(this.price, cost + 5);
      console.log(this.price);
    }
  }
}
