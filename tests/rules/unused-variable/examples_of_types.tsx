import * as React from "react";

const Example1 = () => <div>1</div>;  //! unused-variable (information)
const Example2 = () => <div>2</div>;  //! unused-variable (information)
const Example3 = () => <div>3</div>;  //! unused-variable (information)
const Example4 = () => <div>4</div>;  //! unused-variable (information)
const Example5 = () => <div>5</div>;  //! unused-variable (information)
const Example6 = () => <div>6</div>;  //! unused-variable (information)
const Example7 = () => <div>7</div>;  //! unused-variable (information)
const Example8 = () => <div>8</div>;  //! unused-variable (information)
const Example9 = () => <div>9</div>;  //! unused-variable (information)

function used() {
  return 1;
}

export const all = used();
