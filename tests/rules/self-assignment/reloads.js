function revert(url) {
  location = location;  //! self-assignment (information)
  url = url;  //! self-assignment (warning): `url` is assigned to itself
  return url;
}

module.exports = revert;
