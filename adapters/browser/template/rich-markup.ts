import { elementNode, richAttributes, richElement, textNode } from '../../../core/markup/index.js'
import type { MarkupNode } from '../../../core/markup/index.js'
import type { TemplateParser } from './parse-template.js'

/** Rich text as data that is safe to draw: known elements and attributes only. */
export function richMarkup(html: string, parse: TemplateParser): readonly MarkupNode[] {
  const parsed = parse(html)
  return parsed.ok ? convertAll(parsed.value) : []
}

const convertAll = (parent: Node): readonly MarkupNode[] => [...parent.childNodes].flatMap(convert)

function convert(node: ChildNode): readonly MarkupNode[] {
  if (node.nodeType === 3) return [textNode(node.textContent ?? '')]
  if (node.nodeType !== 1) return []
  const element = node as Element
  const fate = richElement(element.localName, element.getAttribute('src') ?? '')
  if (fate === 'dropped') return []
  if (fate === 'opened') return convertAll(element)
  return [elementNode(element.localName, richAttributes(element.attributes), convertAll(element))]
}
