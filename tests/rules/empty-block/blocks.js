function run(items) {
  if (items) {}  //! empty-block
  for (const item of items) {
    // Nothing to do for any of them.
  }
  try {
    items.start();
  } catch (error) {}  //! empty-block
  return () => {};
}
