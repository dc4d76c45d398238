export type Params<T> = T extends (this: infer This, ...rest: infer P extends readonly unknown[]) => void
  ? { self: This; rest: P }
  : never;
export type Items<T> = T extends { list(): Array<infer I> } ? { [index: number]: I } : Itemz;  //! undefined-name
export type Labels = [...transforms: string[], writer: number];
