function greet(name) {
  if (!name) {
    return;
  }
  console.log(name);
  return;  //! redundant-return
}

const last = (items) => {
  for (const item of items) {
    if (item) continue;
    greet(item);
    continue;  //! redundant-return
  }
  if (items) {
    greet("all");
    return;  //! redundant-return
  }
};

function value() {
  return undefined;
}
