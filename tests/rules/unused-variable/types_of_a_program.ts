interface Old {  //! unused-variable (warning)
  depth: number;
}

export function open() {
  return 1;
}
