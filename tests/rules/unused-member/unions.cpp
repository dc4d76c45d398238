unsigned first_byte() {
  union { unsigned char bytes[4]; unsigned value; } test = {{0, 1, 2, 3}};
  return test.value;
}
