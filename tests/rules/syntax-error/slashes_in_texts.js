// The grammar knows no decorators of accessors.
class Shelf {
  static accessor @kept = 1; //! syntax-error (information)
}

function isRooted(url) {
  if (url.startsWith('//') || url.startsWith("http://")) {
    return true;
  }
  return url === 'it\'s {';
}
