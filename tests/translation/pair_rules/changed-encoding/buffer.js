function read(data) {
  return data.toString('utf8');  //! changed-encoding: the original's text is in UTF-16 here, the translation's in UTF-8
}

function plain(data) {
  return data.toString('ascii');
}
