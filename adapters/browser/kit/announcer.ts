/** Announces visible changes to assistive technology. */
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

/** Creates a polite live region with the first message; `dispose` removes it. */
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
      // Repeated words are a new message: a no-break space makes the text differ.
      region.textContent = region.textContent === message ? `${message}\u00a0` : message
    },
    dispose: () => {
      region?.remove()
      region = null
    },
  }
}
