interface Produce {
  <State>(recipe: (state: State) => State): State
  <State, Rest extends unknown[]>(recipe: (state: State, ...rest: Rest) => State): State
}
