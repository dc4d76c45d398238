export function locate(map: mapboxgl.Map) { //! undefined-name (information): nothing defines `mapboxgl`
  ErrorUtils.setGlobalHandler(() => undefined); //! undefined-name (information): nothing defines `ErrorUtils`
  missing.centre(map);  //! undefined-name: nothing defines `missing`
  return missing;  //! undefined-name: nothing defines `missing`
}
