if (ready) { first: 1 } //! unused-label: label `first` is never used
const read = () => { value: 1 }; //! unused-label
while (ready) { next: read(); } //! unused-label
const both = { one: 1 };
read({ two: 2 });
