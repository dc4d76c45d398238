function startDebugger(value) {
  debugger; //! debug-breakpoint (information)
  return value;
}

function debugged(value) {
  debugger; //! debug-breakpoint (warning)
  return value;
}
