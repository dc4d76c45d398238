"use strict";

function check(value) {
  "use strict";
  value === 1;  //! useless-expression: statement has no effect
  value.length;  //! useless-expression
  value && value.reset();  //! useless-expression: the value of this expression is dropped: write a statement
  (value ? reset() : start());  //! useless-expression
  value.reset(), start();  //! useless-expression
  "late";  //! useless-expression
  (function () {});  //! useless-expression
  const reset = () => value && value.reset();
  value ??= start();
  if (value) { "in a block"; }  //! useless-expression
  value?.reset();
  delete value.name;
  void value;
  new Check(value);
  !value;  //! useless-expression
  value++;
  `text`;  //! useless-expression
}
