export class Shelf<Book, Reader> {  //! unused-variable: `Reader` is declared but never used
  private books: Book[] = [];
  first(): Book { return this.books[0]; }
}

export interface Index<Key, Entry> extends Iterable<Key> {  //! unused-variable
  size: number;
}

export function lend<Copy>(days: number) {  //! unused-variable: `Copy` is declared but never used
  return days;
}

export type Held<Box> = Box extends Array<infer Content> ? Content : never;
export type IsList<Box> = Box extends Array<infer Content> ? true : false;  //! unused-variable

export function isTitle(value: unknown): value is string {  //! unused-variable
  return true;
}

let volume = 1;
(volume as unknown) = 2;  //! unused-variable: `volume` is assigned but never used
