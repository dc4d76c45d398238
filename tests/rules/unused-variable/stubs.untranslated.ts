export function parse(width: number): number {
  let renderWidth = width; // Stub  //! unused-variable (information)
  let renderHeight = width; // of the stub  //! unused-variable (warning)
  return width;
}
