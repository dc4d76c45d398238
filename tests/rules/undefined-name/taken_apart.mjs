export function hoisted(source) {
  if (source.ready) {
    var { k } = source;
    var [first, { inner: { deep } }] = source.all;
  }
  for (var [name, { value: [kept] }] of source.entries()) {
    console.log(name);
  }
  return [k, first, deep, name, kept, missing];  //! undefined-name: `missing` is not defined
}

export function scoped(source) {
  if (source.ready) {
    let { k } = source;
    console.log(k);
  }
  return k;  //! undefined-name: `k` is not defined
}

export function nested(source) {
  for (const [index, { tokens: { tag: tg } }] of source.entries()) {
    if (tg) {
      return index;
    }
  }
  for (const [index, { tokens: [{ tags: [last] }] }] of source.entries()) {
    console.log(index, last);
  }
  return tg;  //! undefined-name: `tg` is not defined
}
