// The few parts of jQuery's event interface that widgets and page code meet each other through.
window.jQuery = (() => {
  const kept = new WeakMap()
  const listenersOf = (element, type) => {
    const types = kept.get(element) ?? kept.set(element, new Map()).get(element)
    return types.get(type) ?? types.set(type, new Set()).get(type)
  }
  const call = (element, type, data, target) => {
    for (const listener of [...listenersOf(element, type)]) listener({ type, target }, data)
  }
  return (element) => ({
    // As the real one: a listener hears native events too, triggers never become native.
    on: (type, listener) => {
      listenersOf(element, type).add(listener)
      element.addEventListener(type, listener)
    },
    off: (type, listener) => {
      listenersOf(element, type).delete(listener)
      element.removeEventListener(type, listener)
    },
    triggerHandler: (type, data) => call(element, type, data, element),
    trigger: (type, data) => {
      for (let at = element; at; at = at.parentNode) call(at, type, data, element)
    },
  })
})()
