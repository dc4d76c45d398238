function run(text: string): unknown {
  return [eval(text), JSON.parse(text)]; //! eval-use
}
