/** :param rows: what to show */ //! source-leftover
function show(rows) {
  return rows;
}

/** @param rows what to show: all of them */
function hide(rows) {
  return rows;
}
