import { isTag } from 'domhandler'
import type { Element } from 'domhandler'
import { formatDate } from '../../../../core/calendar/index.js'
import type { Collection, CollectionField, CollectionItem } from '../../../../core/collections/index.js'
import { isBlank } from '../../../../core/recognition/index.js'
import type { Steps } from '../../../../core/shared/index.js'
import { safeImage, safeLink } from '../../../../core/template/index.js'
import { hasValue } from '../../../../core/visibility/index.js'
import { PRODUCT_TABLES } from '../../../../core/builder-markup/index.js'
import { attributeOf, hasClass } from '../elements.js'
import { pageNodes } from '../page-nodes.js'
import { matches } from '../select.js'
import {
  addDrawing,
  richNodes,
  setAttribute,
  setChildren,
  setText,
  toggleClass,
  wordsOf,
} from '../shop/draft.js'
import type { Draw } from '../shop/draft.js'
import { setStyle } from '../shop/assign.js'

/** The attribute that names the field of an element. */
const FIELD_ATTRIBUTE = 'data-vitrine-field'
/** The attribute with an element's condition: `<field>`, or `!<field>`. */
const CONDITION_ATTRIBUTE = 'data-vitrine-if'
const ELSEWHERE = 'nav, footer, header, form, .w-nav, .w-form, [data-node-type^="commerce-"]'
const DATE_PATTERN = 'MMM D, YYYY'

type SlotKind = 'heading' | 'text' | 'rich' | 'image'

interface Slot {
  readonly element: Element
  readonly kind: SlotKind
}

const TEXT_TAG = /^(?:p|div|span|a|strong|em|li|td|time|figcaption|blockquote|label)$/

function slotKind(element: Element, isMarking: boolean): SlotKind | null {
  if (element.name === 'img') return hasValue(attributeOf(element, 'src')) ? null : 'image'
  if (!isBlank(pageNodes, element)) return null
  if (hasClass(element, 'w-richtext')) return 'rich'
  if (/^h[1-6]$/.test(element.name)) return 'heading'
  if (!TEXT_TAG.test(element.name)) return null
  const isText = isMarking
    ? hasClass(element, 'w-dyn-bind-empty')
    : !PRODUCT_TABLES.drawn(attributeOf(element, 'class') ?? '', attributeOf(element, 'style') ?? '')
  return isText ? 'text' : null
}

/** The elements in another one, without those in elements that end the search or are left out. */
function partsIn(
  root: Element,
  isEnd: (element: Element) => boolean,
  isLeftOut: (element: Element) => boolean = () => false,
): readonly Element[] {
  const parts: Element[] = []
  const visit = ({ children }: Element): void => {
    for (const child of children) {
      if (!isTag(child) || isLeftOut(child)) continue
      parts.push(child)
      if (!isEnd(child)) visit(child)
    }
  }
  visit(root)
  return parts
}

const isList = (element: Element): boolean => hasClass(element, 'w-dyn-list')

/** The elements of an item's scope, without those of nested lists. */
const ownParts = (root: Element): readonly Element[] => partsIn(root, isList)

/** The elements of an item's scope that an export left empty. */
export function openSlots(root: Element): readonly Slot[] {
  const parts = ownParts(root).filter((element) => !isList(element))
  const isMarking = parts.some((element) => hasClass(element, 'w-dyn-bind-empty'))
  const shown = root.name === 'body' ? partsIn(root, isList, (element) => matches(element, ELSEWHERE)) : parts
  return shown.flatMap((element): readonly Slot[] => {
    if (attributeOf(element, FIELD_ATTRIBUTE) !== null || isList(element)) return []
    const kind = slotKind(element, isMarking)
    return kind === null ? [] : [{ element, kind }]
  })
}

const words = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 2)

/** True if a class of an element names the field. */
function isNamedAfter({ element }: Slot, { slug }: CollectionField): boolean {
  const named = words(attributeOf(element, 'class') ?? '')
  return words(slug).some((word) => named.includes(word))
}

const TAKES: Readonly<Record<SlotKind, (field: CollectionField) => boolean>> = {
  heading: ({ kind }) => /^(?:text|number|date)$/.test(kind),
  text: ({ kind }) => /^(?:text|number|date|email|link|rich)$/.test(kind),
  rich: ({ kind }) => kind === 'rich' || kind === 'text',
  image: ({ kind }) => kind === 'image' || kind === 'images',
}

type FieldFor = (slot: Slot, fields: readonly CollectionField[]) => CollectionField | undefined

const namedField: FieldFor = (slot, fields) =>
  fields.find((field) => TAKES[slot.kind](field) && isNamedAfter(slot, field))

const fittingField: FieldFor = ({ kind: slot }, fields) =>
  fields.find(({ kind }) => slot === 'rich' && kind === 'rich') ??
  fields.find((field) => TAKES[slot](field) && (slot !== 'text' || field.kind !== 'rich'))

/** The number of elements that are looked at in one step. */
const STEP_ELEMENTS = 200

/**
 * Assigns a field to each slot. The name goes to the first heading, or else to the first text. Other fields
 * are assigned by classes, then in the order of their columns, each to the first slot that fits.
 */
function* assignFields(
  slots: readonly Slot[],
  collection: Collection,
): Steps<ReadonlyMap<Element, CollectionField>> {
  const assigned = new Map<Element, CollectionField>()
  const left = new Set(collection.fields)
  const take = (slot: Slot | undefined, field: CollectionField | undefined): void => {
    if (slot === undefined || field === undefined) return
    assigned.set(slot.element, field)
    left.delete(field)
  }
  const name = collection.fields.find(({ slug }) => slug === collection.nameField)
  take(slots.find(({ kind }) => kind === 'heading') ?? slots.find(({ kind }) => kind === 'text'), name)
  if (name) left.delete(name)
  const open = (): readonly Slot[] => slots.filter(({ element }) => !assigned.has(element))
  for (const fieldFor of [namedField, fittingField])
    for (const [index, slot] of open().entries()) {
      if (left.size === 0) return assigned
      if (index % STEP_ELEMENTS === 0) yield
      take(slot, fieldFor(slot, [...left]))
    }
  return assigned
}

function textOf(value: string, { kind }: CollectionField): string {
  if (kind === 'rich') return wordsOf(value)
  const instantMs = kind === 'date' ? Date.parse(value) : Number.NaN
  return Number.isNaN(instantMs) ? value : formatDate(instantMs, DATE_PATTERN, 'UTC')
}

const firstOf = (value: string): string => value.split(';')[0]?.trim() ?? ''

function drawField(draft: Element, field: CollectionField, item: CollectionItem): void {
  const value = item.values.get(field.slug) ?? ''
  const isEmpty = value === ''
  if (field.kind === 'image' || field.kind === 'images') drawImage(draft, firstOf(value), item.name)
  else if (field.kind === 'color') setStyle(draft, 'background-color', value)
  else if (draft.name === 'a' && (field.kind === 'link' || field.kind === 'email'))
    drawLink(draft, value, field)
  else if (field.kind === 'rich' && (hasClass(draft, 'w-richtext') || draft.name === 'div'))
    setChildren(draft, richNodes(value))
  else setText(draft, textOf(value, field))
  toggleClass(draft, 'w-dyn-bind-empty', isEmpty)
}

function drawImage(draft: Element, url: string, name: string): void {
  const safe = url === '' ? null : safeImage(url)
  if (draft.name !== 'img') return setStyle(draft, 'background-image', safe === null ? '' : `url("${safe}")`)
  for (const attribute of ['srcset', 'sizes']) setAttribute(draft, attribute, null)
  setAttribute(draft, 'src', safe)
  if (!attributeOf(draft, 'alt')) setAttribute(draft, 'alt', safe === null ? '' : name)
}

function drawLink(draft: Element, value: string, { kind }: CollectionField): void {
  const address = kind === 'email' ? `mailto:${value}` : (safeLink(value) ?? '#')
  setAttribute(draft, 'href', value === '' ? '#' : address)
  if (isBlank(pageNodes, draft)) setText(draft, value)
}

/** The elements that show something of an item, each with its drawing; the same for all items of a list. */
export type ItemPlan = readonly {
  readonly element: Element
  readonly draw: (draft: Element, item: CollectionItem) => void
}[]

const drawOf =
  (field: CollectionField) =>
  (draft: Element, item: CollectionItem): void =>
    drawField(draft, field, item)

/** Hides an element of items without the value of a condition. */
const hideUnless =
  (condition: string) =>
  (draft: Element, item: CollectionItem): void => {
    const value = item.values.get(condition.replace(/^!/, '')) ?? ''
    const holds = (value !== '' && value.toLowerCase() !== 'false') !== condition.startsWith('!')
    toggleClass(draft, 'w-condition-invisible', !holds)
  }

/** Plans the drawing of items into an entry of a list, or into their own page (docs/adopt.md#collections). */
export function* planItems(root: Element, collection: Collection): Steps<ItemPlan> {
  const fields = new Map(collection.fields.map((field) => [field.slug, field]))
  const plan: ItemPlan[number][] = []
  for (const [index, element] of ownParts(root).entries()) {
    if (index % STEP_ELEMENTS === 0) yield
    const field = fields.get(attributeOf(element, FIELD_ATTRIBUTE) ?? '')
    if (field && !isList(element)) plan.push({ element, draw: drawOf(field) })
    const condition = attributeOf(element, CONDITION_ATTRIBUTE)
    if (condition !== null) plan.push({ element, draw: hideUnless(condition) })
  }
  for (const [element, field] of yield* assignFields(openSlots(root), collection))
    plan.push({ element, draw: drawOf(field) })
  return plan
}

/** Draws an item as planned. */
export function* drawItem(plan: ItemPlan, item: CollectionItem, drawings: Map<Element, Draw>): Steps<void> {
  for (const [index, { element, draw }] of plan.entries()) {
    if (index % STEP_ELEMENTS === 0) yield
    addDrawing(drawings, element, (draft) => draw(draft, item))
  }
}
