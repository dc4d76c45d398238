function area(width) {
  show(height); //! use-before-assignment
  let height = 2;
  let depth;
  show(depth);
  const size = size + 1; //! use-before-assignment
  const box = new Box(width); //! use-before-assignment
  class Box {}
  show(hoisted);
  var hoisted = 1;
  later();
  function later() {
    return value;
  }
  const value = 3;
  const again = () => again();
  for (let i = 0, end = i + 1; i < end; i++) show(i);
  return box + size;
}
