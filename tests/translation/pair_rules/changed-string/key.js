function port(settings) {
  return settings["serverport"]; //! changed-string
}

function host(settings) {
  return settings["elsewhere"];
}
