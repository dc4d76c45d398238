const page: number = PAGE_NUMBER;  //! undefined-name (information): `PAGE_NUMBER` is not defined

console.log(page);
