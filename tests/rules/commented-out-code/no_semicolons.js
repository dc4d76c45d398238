function double(p) {
  const zz = p.z.square()
  const yy = p.y.square()
  // console.log(zz) //! commented-out-code
  return yy.add(zz)
}
