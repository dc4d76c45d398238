function sign(x) {
  if (x > 0) {
    return 1;
  } else {
    throw new Error(x);
  }
  log(x);  //! unreachable: unreachable code
}

function forever() {
  for (;;) {
    if (step()) continue;
  }
  done();  //! unreachable
}

function hoisting() {
  return helper(late);
  function helper(value) {
    return value;
  }
  var late;
}

function leaves(kind) {
  outer: {
    if (kind) break outer;
    return 1;
  }
  switch (kind) {
    case 1:
      return 1;
    case 2:
      break;
    default:
      return 3;
  }
  return kind;
}

function tries() {
  try {
    return step();
  } catch {
    log();
  }
  return undefined;
}

function ends() {
  process.exit(1);
  log();  //! unreachable
}
