async function load(url) {
  return await fetch(url);
}
