"use strict";

function check(value) {
  "use strict";
  value === 1;  //! useless-expression: this statement has no effect
  value.length;  //! useless-expression
  value && value.reset();
  value?.reset();
  delete value.name;
  void value;
  new Check(value);
  !value;  //! useless-expression
  value++;
  `text`;  //! useless-expression
}
