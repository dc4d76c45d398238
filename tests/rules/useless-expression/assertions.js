import { expect } from "chai";

function check(value, spy, tool) {
  expect(value).to.be.true;
  expect(value.parts()).to.not.exist;
  value.should.be.an("array").that.is.not.empty;
  value.should.be.ok;
  should.exist;
  expect(spy).not.to.have.been.called;
  spy.calls === 1; //! useless-expression: statement has no effect
  spy.expected.total + spy.shoulders; //! useless-expression: statement has no effect
  assert.throws(function () {
    typeof tool.open("x");
    tool.size + 1;
  });
  expect(() => {
    tool.size + 1;
  }).to.throw();
  tool.each(function () {
    tool.size + 1; //! useless-expression: statement has no effect
  });
}
