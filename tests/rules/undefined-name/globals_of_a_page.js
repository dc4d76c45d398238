/**
 * Needs the global `player` of the page.
 */
export function play(url) {
  player.create(url).play();
  other.create(url); //! undefined-name (error)
}
