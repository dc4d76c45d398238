export function locate(map: mapboxgl.Map) { //! undefined-name (information): `mapboxgl` is not defined
  ErrorUtils.setGlobalHandler(() => undefined); //! undefined-name (information): `ErrorUtils` is not defined
  missing.centre(map);  //! undefined-name: `missing` is not defined
  return missing;  //! undefined-name: `missing` is not defined
}
