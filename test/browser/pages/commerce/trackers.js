/* A tracker that keeps its calls over page loads. */
window.gtag = function (kind, name, parameters) {
  var told = JSON.parse(sessionStorage.getItem('told') || '[]')
  told.push([kind, name, parameters])
  sessionStorage.setItem('told', JSON.stringify(told))
}
