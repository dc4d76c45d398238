export type Arguments<F> = F extends (...parameters: infer P) => unknown ? P : never;
export type Result<F> = F extends (value: string) => infer R ? R : never;
export type Made<C> = C extends new (value: { inner: infer V }) => object ? V : never;
export type Nothing<F> = F extends (value: infer V) => void ? true : never; //! unused-variable
export type Plain<T> = T extends Array<infer E> ? true : never; //! unused-variable
enum Level { //! unused-variable
  Low,
  High = Level.Low,
}
export type Indexed<U> = U extends (one: { [key: string]: (two: infer I) => void }) => void ? I : never;
