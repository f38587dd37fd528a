import { isTag, isText } from 'domhandler'
import type { ChildNode, Element } from 'domhandler'
import type { PageNodes } from '../../../core/recognition/index.js'
import { attributeOf } from './elements.js'
import { matches, selectIn } from './select.js'

const textOf = (nodes: readonly ChildNode[]): string =>
  nodes.map((node) => (isText(node) ? node.data : isTag(node) ? textOf(node.children) : '')).join('')

/** The access to elements of a parsed page for recognition. */
export const pageNodes: PageNodes<Element> = {
  tag: ({ name }) => name,
  attribute: attributeOf,
  parent: ({ parent }) => (parent !== null && isTag(parent) ? parent : null),
  children: ({ children }) => children.filter(isTag),
  text: ({ children }) => textOf(children),
  matches,
  select: selectIn,
}
