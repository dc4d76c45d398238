declare module "shelf" {
  interface Shelf extends Furniture {
    books: AnyArray<string>;
  }
}
