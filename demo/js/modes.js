/* Runs in the head, before the first paint: what the style sheets need to know about this browser. */
!(function (html, window) {
  html.className += ' w-mod-js'
  if ('ontouchstart' in window) html.className += ' w-mod-touch'
})(document.documentElement, window)
