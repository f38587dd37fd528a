const LINE = 'data-vitrine-terms'

/**
 * Writes a line about a subscription below an element, such as its price, or above it if the line must be
 * read first; null removes the line.
 */
export function setTermsLine(element: Element, text: string | null, place: '' | 'above' = ''): void {
  const next = place === '' ? element.nextElementSibling : element.previousElementSibling
  const line = next?.getAttribute(LINE) === place ? next : null
  if (text === null) return line?.remove()
  if (line?.textContent === text) return
  const written = line ?? element.ownerDocument.createElement('div')
  written.setAttribute(LINE, place)
  written.textContent = text
  if (!line) element[place === '' ? 'after' : 'before'](written)
}
