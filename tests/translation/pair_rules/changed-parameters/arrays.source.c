int total(const int *values, int n) {
  int sum = 0;
  for (int i = 0; i < n; i++) sum += values[i];
  return sum;
}

int split(int amount, int *rest) {
  *rest = amount % 7;
  return amount / 7;
}

int scaled(const int *values, int n, int factor) {
  return total(values, n) * factor;
}

int push(Heap *heap, int value) {
  heap->values[heap->size] = value;
  return heap->size;
}
