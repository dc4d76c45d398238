export const version = APP_VERSION;  //! undefined-name (information): nothing defines `APP_VERSION`

export function log(message: string) {
  if (__DEV__) console.log(message);  //! undefined-name (information): nothing defines `__DEV__`
  return missing(message);  //! undefined-name: nothing defines `missing`
}
