export function send(parts: Transferable[], lock: Lock, keys: Keyframe[]): void {
  onlanguagechange = null;
  postMessage({ parts, lock, keys, Transferables }); //! undefined-name: `Transferables` is not defined
}
