type Point = { x: number; y: number };

export function shift(point: Point, by: (distance: number) => number): Point {  //! unused-variable
  const moved: Point = { ...point };
  const unused: Point = point;  //! unused-variable: `unused` is assigned but never used
  let result: Point | undefined;
  result = moved as Point;
  return result!;
}

export abstract class Shape {
  constructor(private readonly name: string, protected sides: number) {}
  abstract area(scale: number): number;
  describe(this: Shape): string {
    const { name, sides } = this;  //! unused-variable: `sides` is assigned but never used
    return name;
  }
}

declare const VERSION: string;  //! unused-variable: `VERSION` is declared but never used
