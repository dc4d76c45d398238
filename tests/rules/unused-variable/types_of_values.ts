const sizes = { small: 1, large: 2 };  //! unused-variable: `sizes` is assigned but never used
export type Size = keyof typeof sizes;

export const same = (value: unknown): typeof value => null;  //! unused-variable: `value` is declared but never used

interface Node { next: Node }  //! unused-variable: `Node` is declared but never used
enum Colour { Red, Green }  //! unused-variable: `Colour` is declared but never used
namespace Tools {  //! unused-variable: `Tools` is declared but never used
  export const version = 1;
  console.log(Tools.version);
}

export class Window {
  constructor(title: string, private readonly width: number) {}
  wide(): boolean { return this.width > 10; }
}

declare module "shapes" {
  const hidden: number;  //! unused-variable: `hidden` is declared but never used
  const shown: number;
  export { shown };
}

declare module "colours" {
  const red: number;
  namespace deep { const blue: number }
}

export namespace Sorting {
  export function byName(rows: string[]): string[] { return rows.length ? byName([]) : rows; }
  export const with$ign = 1;
}
