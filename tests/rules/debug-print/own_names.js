function notify(alert, window) {
  alert("done");
  window.alert("done");
}

function warn(text) {
  globalThis["alert"](text);  //! debug-print
  window.alert(text);  //! debug-print
}
