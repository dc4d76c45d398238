function read(headers) {
  headers = headers; //! self-assignment (information)
  return headers;
}
