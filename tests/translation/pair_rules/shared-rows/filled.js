function groups(count) {
  return new Array(count).fill([]); //! shared-rows
}

function zeros(count) {
  return new Array(count).fill(0);
}
