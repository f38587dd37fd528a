import { Element, Text } from 'domhandler'
import type { ChildNode } from 'domhandler'
import { serialize, serializeOuter } from 'parse5'
import { adapter } from 'parse5-htmlparser2-tree-adapter'
import { richAttributes, richElement } from '../../../../core/markup/index.js'
import { attributeEdit, attributeSetting } from '../attribute-edit.js'
import type { Steps } from '../../../../core/shared/index.js'
import type { DrawBudget } from '../draw-budget.js'
import type { Edit } from '../edits.js'
import { classesOf } from '../elements.js'
import { parseMarkup } from '../parse-page.js'
import { scriptJson } from '../script-json.js'
import { descendants } from '../select.js'

/** A function that draws into a copy of an element; the page's own elements are never changed. */
export type Draw = (draft: Element) => void

/** The drawing for each element of a page. */
export type Drawings = ReadonlyMap<Element, Draw>

const TREE = { treeAdapter: adapter }

const contentOf = (element: Element): string => serialize(element, TREE)

/** The markup of an element with its content. */
export const outerText = (element: Element): string => serializeOuter(element, TREE)

/** A copy of an element without a parent. */
export const copyOf = (element: Element): Element => element.cloneNode(true)

/**
 * The edits that replace an element of the page by its drawn copy. If the content of an element is replaced,
 * its copy includes the drawings of the elements in it, whose own edits are dropped.
 */
export function drawingEdits(element: Element, draw: Draw, drawings: Drawings = new Map()): readonly Edit[] {
  const before = contentOf(element)
  const draft = copyOf(element)
  const inner = drawingsWithin(element, draft, drawings)
  draw(draft)
  if (inner.length > 0 && contentOf(draft) !== before) for (const drawInner of inner) drawInner()
  const names = new Set([...Object.keys(element.attribs), ...Object.keys(draft.attribs)])
  const attributes = [...names].flatMap((name) => {
    const value = draft.attribs[name]
    if (value === element.attribs[name]) return []
    return (
      (value === undefined ? attributeEdit(element, name, null) : attributeSetting(element, name, value)) ??
      []
    )
  })
  const content = contentOf(draft)
  const location = element.sourceCodeLocation
  const start = location?.startTag?.endOffset
  if (content === before || !location || start === undefined) return attributes
  return [...attributes, { start, end: location.endTag?.startOffset ?? location.endOffset, text: content }]
}

/** The drawings for the elements in an element, each ready to draw into the copy of its element. */
function drawingsWithin(element: Element, copy: Element, drawings: Drawings): readonly (() => void)[] {
  if (drawings.size === 0) return []
  const originals = descendants(element)
  return descendants(copy).flatMap((draft, index) => {
    const original = originals[index]
    const draw = original === undefined ? undefined : drawings.get(original)
    return draw === undefined ? [] : [() => draw(draft)]
  })
}

/** The edits of all drawings of a page, step by step, within the budget. */
export function* drawnEdits(drawings: Drawings, budget: DrawBudget): Steps<readonly Edit[]> {
  const drawn: Edit[] = []
  for (const [element, draw] of drawings) {
    yield
    const edits = drawingEdits(element, draw, drawings)
    if (!budget.write(edits)) break
    drawn.push(...edits)
  }
  return drawn
}

/** A copy of an element, drawn with the drawings for it and for elements in it. */
export function drawnCopy(element: Element, drawings: Drawings): Element {
  const copy = copyOf(element)
  const inner = drawingsWithin(element, copy, drawings)
  drawings.get(element)?.(copy)
  for (const draw of inner) draw()
  return copy
}

/** Adds a drawing of an element, after its earlier ones. */
export function addDrawing(drawings: Map<Element, Draw>, element: Element, draw: Draw): void {
  const before = drawings.get(element)
  drawings.set(
    element,
    before
      ? (draft) => {
          before(draft)
          draw(draft)
        }
      : draw,
  )
}

/** Elements whose content is code or raw text, which is not escaped. */
const RAW_TEXT = /^(?:script|style|xmp|iframe|noembed|noframes|noscript|plaintext)$/

/** Replaces the content of an element; untrusted nodes are never put into code. */
export function setChildren(draft: Element, children: readonly ChildNode[]): void {
  if (!RAW_TEXT.test(draft.name)) placeChildren(draft, children)
}

/** Sets the data in a script for page code, as JSON that cannot end the script. */
export function setData(script: Element, data: unknown): void {
  placeChildren(script, [new Text(scriptJson(data))])
}

function placeChildren(draft: Element, children: readonly ChildNode[]): void {
  draft.children = [...children]
  children.forEach((child, index) => {
    child.parent = draft
    child.prev = children[index - 1] ?? null
    child.next = children[index + 1] ?? null
  })
}

export function setText(draft: Element, text: string): void {
  setChildren(draft, text === '' ? [] : [new Text(text)])
}

/** Makes an element. */
export function makeElement(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly ChildNode[] | string,
): Element {
  const element = new Element(name, { ...attributes })
  if (typeof children === 'string') setText(element, children)
  else setChildren(element, children)
  return element
}

/** Sets or removes an attribute. */
export function setAttribute(draft: Element, name: string, value: string | null): void {
  if (value === null) Reflect.deleteProperty(draft.attribs, name)
  else draft.attribs[name] = value
}

export function toggleClass(draft: Element, name: string, isOn: boolean): void {
  const known = classesOf(draft)
  if (known.includes(name) === isOn) return
  const classes = isOn ? [...known, name] : known.filter((each) => each !== name)
  setAttribute(draft, 'class', classes.length === 0 ? null : classes.join(' '))
}

/** Rich text as safe nodes: known elements and attributes only; none beyond the limits of pages. */
export function richNodes(html: string): readonly ChildNode[] {
  const read = parseMarkup(html)
  return read.ok ? safeNodes(read.value) : []
}

const safeNodes = (nodes: readonly ChildNode[]): readonly ChildNode[] => nodes.flatMap(safeNode)

function safeNode(node: ChildNode): readonly ChildNode[] {
  if (node instanceof Text) return [new Text(node.data)]
  if (!(node instanceof Element)) return []
  const fate = richElement(node.name, node.attribs['src'] ?? '')
  if (fate === 'dropped') return []
  if (fate === 'opened') return safeNodes(node.children)
  const attributes = Object.entries(node.attribs).map(([name, value]) => ({ name, value }))
  return [makeElement(node.name, richAttributes(attributes), safeNodes(node.children))]
}

const BLOCK = /^(?:p|div|h[1-6]|ul|ol|li|br|blockquote|figure|table|tr|td)$/

const wordsIn = (nodes: readonly ChildNode[]): string =>
  nodes
    .map((node) => {
      if (node instanceof Text) return node.data
      if (!(node instanceof Element)) return ''
      const words = wordsIn(node.children)
      return BLOCK.test(node.name) ? ` ${words} ` : words
    })
    .join('')

/** The text of a rich text, on one line. */
export const wordsOf = (html: string): string => wordsIn(richNodes(html)).replace(/\s+/g, ' ').trim()
