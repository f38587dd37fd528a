import type { Element } from 'domhandler'
import type { PageDraft } from '../../../../core/recognition/index.js'
import { pageNodes } from '../page-nodes.js'
import { copyOf, makeElement, setAttribute, setChildren, setText } from './draft.js'

/** The elements of a draft, for drawing. */
export const pageDraft: PageDraft<Element> = {
  ...pageNodes,
  make: (_, tag, attributes) => makeElement(tag, attributes, []),
  copy: copyOf,
  setAttribute,
  setText,
  setChildren,
  prepend: (element, child) => setChildren(element, [child, ...element.children]),
}
