// The few parts of jQuery's event interface that widgets and page code share.
window.jQuery = (() => {
  const kept = new WeakMap()
  const listenersOf = (element, type) => {
    const types = kept.get(element) ?? kept.set(element, new Map()).get(element)
    return types.get(type) ?? types.set(type, new Map()).get(type)
  }
  const special = {}
  let triggered
  const bound = (type) => special[type]?.bindType ?? type
  const call = (element, type, data, target) => {
    for (const listener of [...listenersOf(element, type).keys()]) listener({ type, target }, data)
  }
  const jQuery = (element) => (element instanceof NodeList ? collection([...element].map(one)) : one(element))
  const collection = (all) => ({
    on: (...values) => all.forEach((each) => each.on(...values)),
    off: (...values) => all.forEach((each) => each.off(...values)),
  })
  const one = (element) => ({
    // Like the real one: a listener gets native events too, with the native event as a member.
    on: (name, listener) => {
      const type = bound(name)
      const native = (event) => {
        if (triggered !== type) listener({ type, target: event.target, originalEvent: event })
      }
      listenersOf(element, type).set(listener, native)
      element.addEventListener(type, native)
    },
    off: (name, listener) => {
      const type = bound(name)
      element.removeEventListener(type, listenersOf(element, type).get(listener))
      listenersOf(element, type).delete(listener)
    },
    triggerHandler: (type, data) => call(element, bound(type), data, element),
    // Like the real one: a trigger becomes native only if the element has a method of its name, and never on a link.
    trigger: (type, data) => {
      if (special[type]?.trigger?.call(element) === false) return
      for (let at = element; at; at = at.parentNode) call(at, bound(type), data, element)
      if (typeof element[type] !== 'function' || element.localName === 'a') return
      triggered = type
      element[type]()
      triggered = undefined
    },
  })
  jQuery.event = { special }
  return jQuery
})()
