type Logs<Strict extends boolean | undefined> = Strict[];

export function logs<const strict extends boolean | undefined = undefined>(given: strict, range?: number): Logs<strict> {
  if (range) {
    const first: Logs<strict> = [];
    return (first.length ? first : []) as Logs<strict>;
  }
  const one = given as strict;
  const two = strict ?? one;  //! use-before-assignment (information): `strict` is used before assignment
  const strict = two satisfies strict ?? false;
  return [strict] as Logs<strict>;
}
