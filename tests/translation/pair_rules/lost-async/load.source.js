async function load(url) {
  return await fetch(url);
}

async function kept(url) {
  return await fetch(url);
}
