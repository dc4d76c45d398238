function show(a, b) {
  let kept = a;
  a = b;
  b = kept;
  console.log(a);
}
