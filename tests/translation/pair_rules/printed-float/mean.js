function show(mean) {
  console.log(mean);
}

function count(count) {
  console.log(count);
}
