import { decodeText } from '../shared/index.js'
import { expandEntry, parseBindings } from '../template/index.js'
import type { Binding } from '../template/index.js'
import { parseConditions } from '../visibility/index.js'
import type { ConditionSet } from '../visibility/index.js'
import type { DrawNames } from './draw-names.js'
import type { MarkupElement, MarkupNode, MarkupText } from './markup.js'

/**
 * An element of a template for one entry of a list: its paths point to that entry, and its bindings are
 * parsed.
 */
export interface TemplateElement {
  readonly kind: 'element'
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly bindings: readonly Binding[]
  /** null: always shown. */
  readonly conditions: ConditionSet | null
  readonly list: { readonly path: string; readonly template: MarkupElement } | null
  readonly children: readonly (TemplateElement | MarkupText)[]
}

interface EntryPosition {
  readonly path: string
  readonly index: number
}

const parsed = new WeakMap<MarkupElement, Map<string, TemplateElement>>()

/**
 * Parses a template for the entries that contain it, outermost list first; done once for each place, however
 * often it is drawn.
 */
export function parseTemplate(
  template: MarkupElement,
  positions: readonly EntryPosition[],
  names: DrawNames,
): TemplateElement {
  const known = parsed.get(template) ?? new Map<string, TemplateElement>()
  parsed.set(template, known)
  const { bindings, conditions } = names
  const key = [bindings, conditions, ...positions.map(({ path, index }) => `${path}.${index}`)].join(' ')
  const made = known.get(key) ?? parseElement(template, expander(positions), names)
  known.set(key, made)
  return made
}

type Expand = (text: string) => string

/** Most attributes name no entry of a list, so a quick test comes before the search. */
const NAMES_ENTRY = /\[\]|%5B|_instance-/i

/**
 * True if the element reads only data below `path` and does not depend on time, so that equal data always
 * give the same drawing.
 */
export function readsOnly(element: TemplateElement, path: string): boolean {
  const isBelow = (other: string): boolean => other === path || other.startsWith(`${path}.`)
  const { conditions } = element
  return (
    element.bindings.every(({ dataPath }) => isBelow(dataPath)) &&
    (conditions === null ||
      (isBelow(conditions.dataPath) && conditions.conditions.every(({ type }) => type !== 'Date'))) &&
    (element.list === null || isBelow(element.list.path)) &&
    element.children.every((child) => child.kind === 'text' || readsOnly(child, path))
  )
}

const expander = (positions: readonly EntryPosition[]): Expand => {
  const expand = (text: string): string =>
    positions.reduce((done, { path, index }) => expandEntry(done, path, index), text)
  return (text) => (NAMES_ENTRY.test(text) ? expand(text) : text)
}

function parseElement(element: MarkupElement, expand: Expand, names: DrawNames): TemplateElement {
  const all: Record<string, string> = {}
  for (const [name, value] of Object.entries(element.attributes)) all[name] = expand(value)
  // A drawn element shows its data; the page does not need the bindings.
  const { [names.bindings]: bindings, [names.conditions]: conditions, ...attributes } = all
  const { list } = element
  return {
    kind: 'element',
    tag: element.tag,
    attributes,
    bindings: parseBindings(bindings),
    conditions: parseConditions(conditions),
    list: list?.template ? { path: expand(decodeText(list.path)), template: list.template } : null,
    children: element.children.map((child: MarkupNode) =>
      child.kind === 'text' ? child : parseElement(child, expand, names),
    ),
  }
}
