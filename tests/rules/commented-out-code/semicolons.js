var count = 1; // count.toString()

function double(p) {
  // P + O = P
  if (p.isInfinity()) return p;
  // ZZ = Z1 ^ 2
  var zz = p.z.square();
  // var zzz = p.z.square(); //! commented-out-code
  /* k = 5 */
  var yy = p.y.square();
  // translate({ x: 0 })
  // M = 3 * XX + a; a = 0
  return yy.add(zz);
}
