import type { MarkupNode } from '../../../core/markup/index.js'

/** Builds markup as nodes of a document, one by one; attributes that cannot be set are left out. */
export const buildNodes = (nodes: readonly MarkupNode[], document: Document): readonly Node[] =>
  nodes.map((node) => {
    if (node.kind === 'text') return document.createTextNode(node.text)
    const element = document.createElement(node.tag)
    for (const [name, value] of Object.entries(node.attributes)) {
      if (name !== 'style') element.setAttribute(name, value)
    }
    element.append(...buildNodes(node.children, document))
    return element
  })
