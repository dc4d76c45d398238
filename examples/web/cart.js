'use strict';

const FREE_SHIPPING_FROM = 5000;
const SHIPPING = 495;

/** A shopping cart. Prices are whole cents. */
class Cart {
  constructor() {
    this.lines = [];
    this.coupon = null;
  }

  add(name, price, quantity = 1) {
    if (quantity < 1) {
      throw new RangeError(`quantity must be positive: ${quantity}`);
    }
    const line = this.lines.find((candidate) => candidate.name === name);
    if (line) {
      line.quantity += quantity;
    } else {
      this.lines.push({ name, price, quantity });
    }
  }

  remove(name) {
    this.lines = this.lines.filter((line) => line.name !== name);
  }

  applyCoupon(code) {
    this.coupon = code.trim().toUpperCase();
  }

  subtotal() {
    return this.lines.reduce((sum, line) => sum + line.price * line.quantity, 0);
  }

  discount() {
    if (this.coupon === 'TENTH') {
      return Math.round(this.subtotal() / 10);
    }
    if (this.coupon === 'FIVER') {
      return Math.min(500, this.subtotal());
    }
    return 0;
  }

  shipping() {
    if (this.lines.length === 0) {
      return 0;
    }
    return this.subtotal() - this.discount() >= FREE_SHIPPING_FROM ? 0 : SHIPPING;
  }

  total() {
    return this.subtotal() - this.discount() + this.shipping();
  }

  summary() {
    return this.lines.map((line) => `${line.quantity} x ${line.name}`).join(', ');
  }
}

module.exports = { Cart };
