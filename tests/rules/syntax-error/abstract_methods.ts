abstract class Table {
  abstract has(name: string): boolean;
  abstract get(name: string): [symbol: number, isRoot: boolean];
}
