import { open } from "./shelf.js";

describe("shelf", () => {
  fixtures.base("shelf");  //! undefined-name (information)
  afterEach(() => {
    fixtures.clean();  //! undefined-name (information)
  });
  it("opens", () => {
    fixtures.load("page.html");  //! undefined-name (information)
    opne();  //! undefined-name (error): `opne` is not defined
    open();
  });
});
