import { elementNode, textNode } from '../../../core/markup/index.js'
import type { MarkupElement, MarkupList, MarkupNode } from '../../../core/markup/index.js'
import { recogniseEntry } from '../../../core/recognition/index.js'
import type { Recognition } from '../../../core/recognition/index.js'
import { decodeText } from '../../../core/shared/index.js'
import { standardTemplate } from '../../../core/builder-markup/index.js'
import { RECOGNISER } from './recogniser.js'
import type { TemplateParser } from './parse-template.js'

const TEMPLATE_TYPE = 'text/x-wf-template'

/** True if the element repeats a template for a list of the data. */
export const isList = (element: Element): boolean => element.hasAttribute('data-wf-collection')

/**
 * The list that an element of a page (or of a parsed template) repeats: its path and its entry. The template
 * is the script beside it; if an export left that empty, the sample entry in the list; without one, the
 * standard block of that list.
 */
export function readList(element: Element, parse: TemplateParser): MarkupList {
  const path = decodeText(element.getAttribute('data-wf-collection') ?? '')
  const entry = templateEntry(element, parse)
  return {
    path,
    template: entry ? toMarkup(entry, parse, path) : standardTemplate(path, element.className),
  }
}

/**
 * The entry a list repeats, from the script beside it, else the sample in it; only the first element of a
 * template counts.
 */
export function templateEntry(list: Element, parse: TemplateParser): Element | null {
  const source = templateText(list)
  const parsed = source === '' ? null : parse(source)
  return (parsed?.ok === true ? parsed.value.firstElementChild : null) ?? list.firstElementChild
}

function templateText(list: Element): string {
  const id = list.getAttribute('data-wf-template-id')
  const scripts =
    list.parentElement?.querySelectorAll(`script[type="${TEMPLATE_TYPE}"]`) ??
    list.parentNode?.childNodes ??
    []
  for (const script of scripts) {
    if ((script as Element).id === id && (script as Element).localName === 'script') {
      return decodeText((script.textContent ?? '').trim())
    }
  }
  return ''
}

/**
 * The element and its contents as data, without scripts and event handlers; an entry without its own bindings
 * gets those of the standard blocks.
 */
export function toMarkup(element: Element, parse: TemplateParser, listPath = ''): MarkupElement {
  const isBound =
    element.hasAttribute('data-wf-bindings') || element.querySelector('[data-wf-bindings]') !== null
  const recognised: Recognition<Element> = isBound ? new Map() : recogniseEntry(RECOGNISER, element, listPath)
  return convert(element, parse, recognised)
}

function convert(element: Element, parse: TemplateParser, recognised: Recognition<Element>): MarkupElement {
  const attributes: Record<string, string> = {}
  for (const { name, value } of element.attributes)
    if (!name.toLowerCase().startsWith('on')) attributes[name] = value
  const { bindings = null, condition = null } = recognised.get(element) ?? {}
  if (bindings !== null) attributes['data-wf-bindings'] = bindings
  if (condition !== null) attributes['data-wf-conditions'] = condition
  if (isList(element)) return elementNode(element.localName, attributes, [], readList(element, parse))
  const children: MarkupNode[] = []
  for (const child of element.childNodes) {
    if (child.nodeType === 3) children.push(textNode(child.textContent ?? ''))
    else if (child.nodeType === 1 && (child as Element).localName !== 'script') {
      children.push(convert(child as Element, parse, recognised))
    }
  }
  return elementNode(element.localName, attributes, children)
}
