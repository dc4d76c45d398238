export function padded(text, width) {
  if (text) {
    text = text.slice(1);
  }
  while (text.length < width) text = "0" + text;
  return text;
}

export function joined(parts) {
  let all = "";
  for (const part of parts) all = all + part;
  return all;
}

export function kept(point, other, index, values) {
  point.x = point?.x;  //! redundant-assignment: assigned to itself
  values[index] = values[index];  //! redundant-assignment
  [point, other] = [point, values];  //! redundant-assignment
  ({ "x": other } = { x: other, y: 1 });  //! redundant-assignment
  [point, other] = [other, point];
  return [point, other];
}
