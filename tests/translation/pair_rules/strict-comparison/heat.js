function tooHot(degrees, limit) {
  return degrees >= limit; //! strict-comparison
}
