export namespace Signs {
  interface Program {
    tokens: string[];
  }
  const manager: Program;
}

export namespace Lines {
  const width = 3; //! unused-variable
  export const height = 4;
}
