class Shape {
  name = "shape";
  constructor() {}
}

class Square extends Shape {
  side = 1; //! unreachable: never initialised: the constructor does not call `super()`
  // How it is filled.
  colour;

  area() {
    return this.side ** 2;
  }

  border = 2; //! unreachable
  static count = 0;

  constructor() {
    return Object.create(Square.prototype);
  }
}

class Circle extends Shape {
  radius = 1;
  constructor() {
    super();
  }
}

class Line extends Shape {
  length = 1;
  constructor(ready) {
    const begin = () => super();
    if (ready) begin();
  }
}

class Dot extends Shape {
  size = 1;
}

class Group extends Shape {
  static all = [];
  constructor() {
    return null;
  }
}
