const page: number = PAGE_NUMBER;  //! undefined-name (information): nothing defines `PAGE_NUMBER`

console.log(page);
