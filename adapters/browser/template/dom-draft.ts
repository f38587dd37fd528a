import type { PageDraft } from '../../../core/recognition/index.js'
import { domNodes } from './dom-nodes.js'

/** The elements of a document, as drawing changes them. */
export const domDraft: PageDraft<Element> = {
  ...domNodes,
  make: ({ ownerDocument }, tag, attributes) => {
    const element = ownerDocument.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    return element
  },
  copy: (element) => element.cloneNode(true) as Element,
  setAttribute: (element, name, value) => element.setAttribute(name, value),
  setText: (element, text) => {
    element.textContent = text
  },
  setChildren: (element, children) => element.replaceChildren(...children),
  prepend: (element, child) => element.prepend(child),
}
