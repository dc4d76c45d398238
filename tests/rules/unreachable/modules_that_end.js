const shelf = 1;
throw new Error("no more");
export { shelf };
export * from "./books.js";
export default open(shelf); //! unreachable
