function area(width, height) {
  debugger; //! debug-breakpoint
  return width * height;
}
