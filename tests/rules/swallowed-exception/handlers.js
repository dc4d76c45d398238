function load() {
  try {
    read();
  } catch (problem) {} //! swallowed-exception
  try {
    read();
  } catch {
    // The next round reads again.
  }
  try {
    read();
  } catch (problem) {
    reset(problem);
  }
}
