function year(text: string): string {
  const safe = text.match(/[0-9]+/)?.[0];
  return text.match(/[0-9]+/)[0] + safe; //! unchecked-null
}
