abstract class Made {  //! unused-variable (information)
  constructor(..._: any[]) {}
}
const left = 1;  //! unused-variable (warning)

export const of = <T extends typeof Made>(made: T) => made;
