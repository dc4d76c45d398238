function read(data) {
  return data.toString('utf8');  //! changed-encoding: encoding is UTF-16 in the original, UTF-8 in the translation
}

function plain(data) {
  return data.toString('ascii');
}
