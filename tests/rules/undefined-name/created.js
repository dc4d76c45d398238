function order(numbers) {
  ranked = []; //! undefined-name: `ranked` is never declared: an assignment creates it as a global variable
  for (const one of numbers) {
    ranked.push(one);
  }
  for (each in numbers) {  //! undefined-name (information)
    console.log(each);
  }
  return missing(numbers); //! undefined-name: `missing` is not defined
}
