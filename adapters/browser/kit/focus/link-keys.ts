/**
 * The position that a key leads to among `count` links from position `from` (-1: none has the focus): Home
 * and End to the ends, arrows to the neighbours without wrapping. -1 means nowhere, undefined that the key is
 * not one of these (reference/widgets#navbar, reference/widgets#dropdown).
 */
export function nextLinkIndex(key: string, from: number, count: number): number | undefined {
  switch (key) {
    case 'Home':
      return count > 0 ? 0 : -1
    case 'End':
      return count - 1
    case 'ArrowLeft':
    case 'ArrowUp':
      return from - 1 < 0 ? -1 : from - 1
    case 'ArrowRight':
    case 'ArrowDown':
      return Math.min(from + 1, count - 1)
    default:
      return undefined
  }
}

/**
 * Moves the focus between links by the keys of `nextLinkIndex`, except in a field, which needs them itself.
 */
export function moveBetweenLinks(event: KeyboardEvent, links: readonly HTMLElement[]): void {
  const target = event.target as Element
  if (target.matches('input,select,textarea')) return
  const from = links.findIndex((link) => link === target.ownerDocument.activeElement)
  const next = nextLinkIndex(event.key, from, links.length)
  if (next === undefined) return
  consumeEvent(event)
  links[next]?.focus()
}

/** Stops a key press: neither the browser nor an outer widget handles it. */
export function consumeEvent(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}

/** True for a press that belongs to the browser or the system rather than to a widget. */
export const hasModifier = (event: KeyboardEvent): boolean => event.altKey || event.ctrlKey || event.metaKey
