if (typeof nativeScheduler !== "undefined") {
  start();
}

function start() {
  nativeScheduler.run(hasOwnProperty.call({}, "a"));
  if (window.legacyStore) legacyStore.open();
  total = 1;
  total += count;  //! undefined-name
  return GPUBufferUsage.STORAGE;
}
