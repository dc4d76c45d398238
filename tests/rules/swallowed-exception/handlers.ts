function load(): void {
  try {
    read();
  } catch {} //! swallowed-exception
  try {
    read();
  } catch (problem) {
    reset(problem);
  }
}
