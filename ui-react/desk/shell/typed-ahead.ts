/** The longest time in which the palette opens. */
const MAX_WAIT_MS = 2000

let typed = ''
let stop: () => void = () => undefined

/** Keeps the letters that are typed until the palette has the focus, since people type right after its keys. */
export function keepTyped(): void {
  stop()
  typed = ''
  const listen = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') return stop()
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return
    typed += event.key
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('keydown', listen, true)
  const timer = setTimeout(() => stop(), MAX_WAIT_MS)
  stop = () => {
    removeEventListener('keydown', listen, true)
    clearTimeout(timer)
  }
}

/** The kept letters, which are given once; later ones go to the field with the focus. */
export function takeTyped(): string {
  stop()
  const text = typed
  typed = ''
  return text
}
