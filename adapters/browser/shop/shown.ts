/**
 * Shows an element the way the builder hides it: by an inline `display`
 * (reference/shop-pages#showing-and-hiding).
 */
export function setShown(element: HTMLElement | null, isShown: boolean): void {
  if (!element) return
  const wanted = isShown ? '' : 'none'
  // Writing the same value again would still be a mutation, and observers of the page would be told of it.
  if (isShown ? element.style.display === 'none' : element.style.display !== 'none')
    element.style.display = wanted
}

/** Sets or removes an attribute, and leaves it alone when it already is so. */
export function setAttribute(element: Element | null, name: string, value: string | null): void {
  if (!element || element.getAttribute(name) === value) return
  if (value === null) element.removeAttribute(name)
  else element.setAttribute(name, value)
}

/** Sets the text of an element, and leaves it alone when it already is so. */
export function setText(element: Element | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text
}
