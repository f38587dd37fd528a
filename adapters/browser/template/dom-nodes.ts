import type { PageNodes } from '../../../core/recognition/index.js'

/** The elements of a document, as recognition looks at them. */
export const domNodes: PageNodes<Element> = {
  tag: (element) => element.localName,
  attribute: (element, name) => element.getAttribute(name),
  parent: (element) => element.parentElement,
  children: (element) => [...element.children],
  text: (element) => element.textContent ?? '',
  matches: (element, selector) => element.matches(selector),
  select: (root, selector) => [...root.querySelectorAll(selector)],
}
