async function pause() {
  await new Promise((resolve) => setTimeout(resolve, 2000));
}

async function wait(seconds) {
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
}

async function hurry() {
  await new Promise((resolve) => setTimeout(resolve, 3)); //! time-unit
}
