export type * from "./shelf.js";
interface Handler<in Book, out Title> {
  title(book: Book): import("./shelf.js").Title<Book>;
}
