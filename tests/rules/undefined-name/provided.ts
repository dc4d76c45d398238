export const version = APP_VERSION;  //! undefined-name (information): `APP_VERSION` is not defined

export function log(message: string) {
  if (__DEV__) console.log(message);  //! undefined-name (information): `__DEV__` is not defined
  return missing(message);  //! undefined-name: `missing` is not defined
}
