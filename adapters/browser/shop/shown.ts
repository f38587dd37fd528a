/**
 * Shows or hides an element in the builder's way: by an inline `display`
 * (reference/shop-pages#showing-and-hiding).
 */
export function setShown(element: HTMLElement | null, isShown: boolean): void {
  if (!element) return
  const wanted = isShown ? '' : 'none'
  // Writing the same value again would still be a mutation that notifies observers of the page.
  if (isShown ? element.style.display === 'none' : element.style.display !== 'none')
    element.style.display = wanted
}

/** Sets or removes an attribute, unless it has that value already. */
export function setAttribute(element: Element | null, name: string, value: string | null): void {
  if (!element || element.getAttribute(name) === value) return
  if (value === null) element.removeAttribute(name)
  else element.setAttribute(name, value)
}

/** Sets the text of an element, unless it has that text already. */
export function setText(element: Element | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text
}
