function limits(number, Object) {
  const whole = Math.trunc(number) + Math.toInt(number); //! unknown-import: `Math` has no `toInt`
  return [whole, Math.abs(number), Object.anything(number)];
}
