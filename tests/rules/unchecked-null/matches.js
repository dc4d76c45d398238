function year(text, books, elements) {
  const first = text.match(/[0-9]+/)[0]; //! unchecked-null
  const title = books.find((book) => book.year > 1).title; //! unchecked-null
  const safe = text.match(/[0-9]+/)?.[0];
  const other = books.find((book) => book.year > 1)?.title;
  const found = text.match(/a/);
  return [first, title, safe, other, found && found[0], elements.find("a").text];
}
