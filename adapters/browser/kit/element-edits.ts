/** Attribute changes that can be undone. */
export interface ElementEdits {
  /** Sets an attribute, or removes it with `null`. */
  readonly set: (element: Element, name: string, value: string | null) => void
  /** Sets an attribute unless the page already has it. */
  readonly setDefault: (element: Element, name: string, value: string) => void
  /** Restores every changed attribute to its state before the first change. */
  readonly undo: () => void
}

/**
 * Starts a record of attribute changes, so that a destroyed widget leaves the designer's markup as it was.
 */
export function createElementEdits(): ElementEdits {
  const originals = new Map<Element, Map<string, string | null>>()
  const apply = (element: Element, name: string, value: string | null): void => {
    if (value === null) element.removeAttribute(name)
    else if (element.getAttribute(name) !== value) element.setAttribute(name, value)
  }
  const set: ElementEdits['set'] = (element, name, value) => {
    let attributes = originals.get(element)
    if (!attributes) originals.set(element, (attributes = new Map()))
    if (!attributes.has(name)) attributes.set(name, element.getAttribute(name))
    apply(element, name, value)
  }
  return {
    set,
    setDefault: (element, name, value) => {
      if (!element.getAttribute(name)) set(element, name, value)
    },
    undo: () => {
      for (const [element, attributes] of originals)
        for (const [name, value] of attributes) apply(element, name, value)
      originals.clear()
    },
  }
}
