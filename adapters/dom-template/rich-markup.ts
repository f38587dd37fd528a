import { elementNode, textNode } from '../../core/markup/index.js'
import type { MarkupNode } from '../../core/markup/index.js'
import type { TemplateParser } from './parse-template.js'

/** What rich text may consist of; everything else is left out, but its words stay. */
const ALLOWED_TAGS: ReadonlySet<string> = new Set(
  (
    'a abbr b blockquote br caption cite code dd del details div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q ' +
    's samp small span strong sub summary sup table tbody td tfoot th thead tr u ul var video audio source iframe'
  ).split(' '),
)

/** Elements whose content is no text for a reader. */
const DROPPED_TAGS: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'object',
  'embed',
  'form',
  'svg',
  'math',
])

const ALLOWED_ATTRIBUTES =
  /^(?:class|id|title|alt|lang|dir|href|src|srcset|sizes|width|height|target|rel|role|controls|loading|start|reversed|colspan|rowspan|scope|cite|datetime|open|allow|allowfullscreen|frameborder|poster|type|aria-[a-z]+|data-rt-[a-z-]+)$/

/**
 * Rich text as data that is safe to draw: known elements and attributes only, no handlers, no addresses that
 * run something. An embedded frame must come from elsewhere over HTTPS, as the players of video sites do.
 */
export function richMarkup(html: string, parse: TemplateParser): readonly MarkupNode[] {
  const parsed = parse(html)
  return parsed.ok ? convertAll(parsed.value) : []
}

const convertAll = (parent: Node): readonly MarkupNode[] => [...parent.childNodes].flatMap(convert)

function convert(node: ChildNode): readonly MarkupNode[] {
  if (node.nodeType === 3) return [textNode(node.textContent ?? '')]
  if (node.nodeType !== 1) return []
  const element = node as Element
  const tag = element.localName
  if (DROPPED_TAGS.has(tag)) return []
  if (!ALLOWED_TAGS.has(tag) || (tag === 'iframe' && !isForeignFrame(element))) return convertAll(element)
  const attributes: Record<string, string> = {}
  for (const { name, value } of element.attributes) {
    if (ALLOWED_ATTRIBUTES.test(name) && isSafeAddress(name, value)) attributes[name] = value
  }
  if (attributes['target'] === '_blank') attributes['rel'] = 'noopener'
  return [elementNode(tag, attributes, convertAll(element))]
}

const isForeignFrame = (frame: Element): boolean => /^(?:https:)?\/\//i.test(frame.getAttribute('src') ?? '')

const isSafeAddress = (name: string, value: string): boolean =>
  !/^(?:href|src|cite|poster)$/.test(name) ||
  // Browsers ignore control characters and spaces in front of and inside a scheme.
  /^(?:https?:|mailto:|tel:|[^a-z]|[a-z][^:]*$|[a-z][^:]*[/?#])/i.test(
    value.replace(/[\u0000-\u0020]/g, ''),
  ) ||
  /^data:image\/(?:png|jpeg|gif|webp);/i.test(value)
