/** Marks an overlay that lies above the page; the rule below undoes what browsers do to the look of such elements. */
const LIFTED = 'data-vitrine-lifted'

/** Any rule of the site wins over rules in a layer. */
const STYLES =
  `@layer vitrine-lifted{[${LIFTED}]{width:auto;height:auto;margin:0;border:0;padding:0;overflow:visible;` +
  'color:inherit;background-color:transparent}}'

const styled = new WeakSet<Document>()

function addStyles(document: Document): void {
  const view = document.defaultView
  if (view === null || styled.has(document)) return
  styled.add(document)
  const sheet = new view.CSSStyleSheet()
  sheet.replaceSync(STYLES)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

/**
 * True if a parent confines a fixed element to less than the window: a parent with a filter, a transform or
 * `contain`, such as a bar that blurs its background.
 */
function isConfined(element: HTMLElement): boolean {
  const view = element.ownerDocument.defaultView
  if (view === null) return false
  const { position, top, bottom, left, right } = view.getComputedStyle(element)
  if (position !== 'fixed') return false
  const { clientWidth, clientHeight } = element.ownerDocument.documentElement
  const room = (before: string, size: number, behind: string): number =>
    Number.parseFloat(before) + size + Number.parseFloat(behind)
  return (
    room(top, element.offsetHeight, bottom) < Math.min(clientHeight, view.innerHeight) - 1 ||
    room(left, element.offsetWidth, right) < clientWidth - 1
  )
}

/** Lifts a shown overlay above the page, if a parent confines it. It stays where it is in the markup. */
export function liftConfined(overlay: HTMLElement): void {
  if (overlay.popover !== null || typeof overlay.showPopover !== 'function' || !isConfined(overlay)) return
  addStyles(overlay.ownerDocument)
  overlay.setAttribute(LIFTED, '')
  overlay.popover = 'manual'
  overlay.showPopover()
}

/** Undoes `liftConfined`. */
export function lower(overlay: HTMLElement | null): void {
  if (!overlay?.hasAttribute(LIFTED)) return
  overlay.popover = null
  overlay.removeAttribute(LIFTED)
}
