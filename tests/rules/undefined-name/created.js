function order(numbers) {
  ranked = []; //! undefined-name: `ranked` is not defined
  for (const one of numbers) {
    ranked.push(one); //! undefined-name
  }
  for (each in numbers) {  //! undefined-name (information)
    console.log(each);  //! undefined-name
  }
  return missing(numbers); //! undefined-name: `missing` is not defined
}
