const STYLE = {
  position: 'absolute',
  left: '-9999px',
  width: '1px',
  height: '1px',
  opacity: '0',
} as const

/** A field that people do not see; the server drops submissions with a value in it. */
export function createHoneypot(document: Document): HTMLInputElement {
  const trap = document.createElement('input')
  trap.type = 'text'
  trap.name = 'contact-time'
  trap.tabIndex = -1
  trap.autocomplete = 'off'
  trap.dataset['runtimeOwned'] = ''
  trap.setAttribute('aria-hidden', 'true')
  Object.assign(trap.style, STYLE)
  return trap
}
