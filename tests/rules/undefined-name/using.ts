async function opened(open: () => Promise<AsyncDisposable>) {
  await using shop = await open();
  return shop;
}
