if (ready) { first: 1 } //! unused-label: nothing jumps to the label `first`
const read = () => { value: 1 }; //! unused-label
while (ready) { next: read(); } //! unused-label
const both = { one: 1 };
read({ two: 2 });
