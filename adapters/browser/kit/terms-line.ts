const LINE = 'data-vitrine-terms'

/** Writes a line about a subscription below an element, such as its price; null removes the line. */
export function setTermsLine(element: Element, text: string | null): void {
  const next = element.nextElementSibling
  const line = next?.hasAttribute(LINE) ? next : null
  if (text === null) return line?.remove()
  if (line?.textContent === text) return
  const written = line ?? element.ownerDocument.createElement('div')
  written.setAttribute(LINE, '')
  written.textContent = text
  if (!line) element.after(written)
}
