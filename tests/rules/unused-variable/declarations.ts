export declare const width = 12;
export declare const pattern: RegExp;
type Depth<T> = T extends infer D ? number : never;  //! unused-variable (information)
export default class Shelf {
  private depth;
  constructor(depth: number);
}
