/** Tells assistive technology of changes that are only seen otherwise. */
export interface Announcer {
  readonly say: (message: string) => void
  readonly dispose: () => void
}

const HIDDEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: '0',
  border: '0',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

/** Creates a polite live region when there is first something to say; it is ours, and gone with `dispose`. */
export function createAnnouncer(document: Document): Announcer {
  let region: HTMLElement | null = null
  const create = (): HTMLElement => {
    const made = document.createElement('div')
    made.setAttribute('role', 'status')
    made.setAttribute('aria-live', 'polite')
    made.setAttribute('data-runtime-owned', '')
    Object.assign(made.style, HIDDEN)
    document.body.append(made)
    return made
  }
  return {
    say: (message) => {
      region ??= create()
      // The same words twice are two messages: a no-break space makes the second one news.
      region.textContent = region.textContent === message ? `${message}\u00a0` : message
    },
    dispose: () => {
      region?.remove()
      region = null
    },
  }
}
