declare module "shelf" {
  function build(title: string): string;
  function print(title: string): string;  //! unused-variable
  const KEY: unique symbol;
  const made: {
    title: typeof build;
    [KEY]: string;
  };
  export default made;
}
