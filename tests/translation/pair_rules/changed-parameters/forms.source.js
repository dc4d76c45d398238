function label(name, ...tags) {
  return name + tags.join(",");
}

function move({ x, y }, step) {
  return [x + step, y];
}

function scale(x, y, factor) {
  return [x * factor, y * factor];
}
