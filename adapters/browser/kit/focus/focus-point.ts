/** Focus on an element that normally cannot have it, such as the target section of a link. */
export interface FocusPoint {
  /** Focuses the element without scrolling and without an outline, until the focus moves on. */
  readonly moveTo: (element: HTMLElement) => void
  /** Undoes the changes made for it. */
  readonly release: () => void
}

const NO_OUTLINE = 'wf-force-outline-none'

/** Moves the starting point of the Tab key (reference/widgets#smooth-scroll). */
export function createFocusPoint(document: Document): FocusPoint {
  let restore: (() => void) | undefined
  let sheet: CSSStyleSheet | undefined

  const hideOutline = (element: HTMLElement): void => {
    const view = document.defaultView
    if (!sheet && view) {
      sheet = new view.CSSStyleSheet()
      sheet.insertRule(`.${NO_OUTLINE}[tabindex="-1"]:focus{outline:none}`)
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    }
    element.classList.add(NO_OUTLINE)
  }

  const release = (): void => {
    restore?.()
    restore = undefined
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
    sheet = undefined
  }

  return {
    release,
    moveTo: (element) => {
      element.focus({ preventScroll: true })
      if (document.activeElement === element) return
      restore?.()
      const before = element.getAttribute('tabindex')
      element.setAttribute('tabindex', '-1')
      hideOutline(element)
      const undo = (): void => {
        element.removeEventListener('blur', undo)
        element.classList.remove(NO_OUTLINE)
        if (before === null) element.removeAttribute('tabindex')
        else element.setAttribute('tabindex', before)
        restore = undefined
      }
      restore = undo
      element.addEventListener('blur', undo)
      element.focus({ preventScroll: true })
    },
  }
}
