import { bindingAssignments, readField, readList } from '../template/index.js'
import type { Assignment, BindingContext } from '../template/index.js'
import { assertNever } from '../shared/index.js'
import { isVisible } from '../visibility/index.js'
import type { VisibilityContext } from '../visibility/index.js'
import type { DrawNames } from './draw-names.js'
import type { DrawnElement, DrawnNode } from './drawn.js'
import type { MarkupElement, MarkupNode, MarkupList } from './markup.js'
import { reuseDrawing } from './reuse-drawing.js'
import { parseTemplate } from './template-element.js'
import type { TemplateElement } from './template-element.js'

/** The data that drawing needs beside the template's. */
export interface DrawContext extends BindingContext {
  readonly visibility: VisibilityContext
  readonly names: DrawNames
  /** Turns rich text into safe markup. */
  readonly rich: (html: string) => readonly MarkupNode[]
}

/**
 * Draws every entry of a list with the list's template, keyed by the entries' ids
 * (reference/bindings#templates).
 */
export function drawList(list: MarkupList, data: unknown, context: DrawContext): readonly DrawnElement[] {
  return list.template ? drawEntries(list.path, list.template, data, context, []) : []
}

type EntryPositions = readonly { readonly path: string; readonly index: number }[]

function drawEntries(
  path: string,
  template: MarkupElement,
  data: unknown,
  context: DrawContext,
  positions: EntryPositions,
): readonly DrawnElement[] {
  const keys = new Set<string>()
  return readList(data, path).map((entry, index) => {
    const inner = [...positions, { path, index }]
    const id = readField(entry, 'id')
    let key = typeof id === 'string' && id !== '' ? id : `entry-${index}`
    if (keys.has(key)) key = `${key}-${index}`
    keys.add(key)
    const ready = parseTemplate(template, inner, context.names)
    return reuseDrawing(ready, `${path}.${index}`, [key, entry, context.prices], () => ({
      ...drawElement(ready, data, context, inner),
      key,
    }))
  })
}

/** An element after its assignments, before it becomes a drawing. */
interface Draft {
  attributes: Record<string, string>
  readonly styles: Record<string, string>
  value: string | null
  checked: boolean | null
  content: readonly DrawnNode[] | null
}

function drawElement(
  element: TemplateElement,
  data: unknown,
  context: DrawContext,
  positions: EntryPositions,
): DrawnElement {
  const draft: Draft = {
    attributes: { ...element.attributes },
    styles: {},
    value: null,
    checked: null,
    content: null,
  }
  for (const binding of element.bindings) {
    for (const assignment of bindingAssignments(binding, data, context)) assign(draft, assignment, context)
  }
  if (element.conditions !== null) {
    const holds = isVisible(element.conditions, data, context.visibility)
    if (holds !== null) toggleClass(draft, context.names.invisible, !holds)
  }
  const { list } = element
  const children = list
    ? drawEntries(list.path, list.template, data, context, positions)
    : (draft.content ??
      element.children.map((child) =>
        child.kind === 'text' ? child : drawElement(child, data, context, positions),
      ))
  return {
    kind: 'element',
    key: null,
    tag: element.tag,
    attributes: draft.attributes,
    styles: draft.styles,
    value: draft.value,
    checked: draft.checked,
    children,
  }
}

function assign(draft: Draft, assignment: Assignment, context: DrawContext): void {
  switch (assignment.target) {
    case 'text':
      draft.content = assignment.value === '' ? [] : [{ kind: 'text', text: assignment.value }]
      return
    case 'rich':
      draft.content = context.rich(assignment.html).map(asDrawn)
      if (assignment.paddingTop !== null) draft.styles['padding-top'] = assignment.paddingTop
      return
    case 'attribute':
      if (assignment.value === null) draft.attributes = without(draft.attributes, assignment.name)
      else draft.attributes[assignment.name] = assignment.value
      // A picture with an address is no longer empty, even if the template marks it as empty.
      if (assignment.name === 'src' && assignment.value) toggleClass(draft, context.names.empty, false)
      return
    case 'field-value':
      draft.value = assignment.value ?? ''
      return
    case 'property':
      draft.checked = assignment.value
      return
    case 'style':
      draft.styles[assignment.property] = assignment.value
      return
    case 'emptiness':
      toggleClass(draft, context.names.empty, assignment.isEmpty)
      return
    case 'lightbox':
      return
    default:
      assertNever(assignment)
  }
}

function toggleClass(draft: Draft, name: string, isOn: boolean): void {
  const names = (draft.attributes['class'] ?? '').split(/\s+/).filter((each) => each !== '' && each !== name)
  if (isOn) names.push(name)
  if (names.length > 0) draft.attributes['class'] = names.join(' ')
  else draft.attributes = without(draft.attributes, 'class')
}

const without = (attributes: Readonly<Record<string, string>>, name: string): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).filter(([other]) => other !== name))

const asDrawn = (node: MarkupNode): DrawnNode =>
  node.kind === 'text'
    ? node
    : {
        kind: 'element',
        key: null,
        tag: node.tag,
        attributes: node.attributes,
        styles: {},
        value: null,
        checked: null,
        children: node.children.map(asDrawn),
      }
