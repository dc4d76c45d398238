function wrap(index, step, size) {
  return (((index - step) % size) + size) % size;
}
