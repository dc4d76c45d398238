export class Mapping {
  declare private names: string[];
  private lines: number[] = [];  //! unused-member
}
