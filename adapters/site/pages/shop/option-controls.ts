import { isTag } from 'domhandler'
import type { ChildNode, Element } from 'domhandler'
import type { Product } from '../../../../core/catalog/index.js'
import { OPTION_MARKUP } from '../../../../core/builder-markup/index.js'
import { drawOptions } from '../../../../core/recognition/index.js'
import { withoutEnd } from '../../../../core/shared/index.js'
import { attributeOf } from '../elements.js'
import { pageNodes } from '../page-nodes.js'
import { matches, selectIn } from '../select.js'
import { textOf } from '../text-of.js'
import { copyOf, outerText, setAttribute, setChildren, setText, toggleClass } from './draft.js'
import { pageDraft } from './page-draft.js'
import { closestTo } from './product-elements.js'

const { type, list, select, pills, optionSet, value } = OPTION_MARKUP
const LIST = `[${type}="${list}"]`
const CONTROL = `[${type}="${select}"], [${type}="${pills}"]`
/** The selector of option controls, including designs without the builder's marks. */
const CONTROLS = `${CONTROL}, [${optionSet}], select`
/** Classes of a pill for its states: chosen, or unavailable. */
const PILL_STATES = ['w--ecommerce-pill-selected', 'w--ecommerce-pill-disabled']
/** The parts of a form that are no options. */
const OTHER_FIELD = 'input, button, textarea, [data-node-type="commerce-add-to-cart-button"]'

/** Controls of options outside a list. */
export interface LooseOptions {
  /** The part that can serve as the list; null: none, or the form has a list. */
  readonly list: Element | null
  readonly others: readonly Element[]
}

/** Finds the controls of options outside a list, each with the largest part around it without another field. */
export function looseOptions(form: Element): LooseOptions {
  const loose = selectIn(form, CONTROL).filter((control) => closestTo(control, LIST) === null)
  const around = (element: Element): Element => {
    const parent = element.parent as Element | null
    const isTooLarge = parent === null || parent === form || selectIn(parent, OTHER_FIELD).length > 0
    return isTooLarge ? element : around(parent)
  }
  const parts = [...new Set(loose.map(around))]
  const hasList = selectIn(form, LIST).length > 0
  const found = hasList ? undefined : parts.find((part) => !matches(part, CONTROL))
  return { list: found ?? null, others: parts.filter((part) => part !== found) }
}

/** The values that the controls of a form offer, by option set and id. */
function offeredIn(form: Element): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const sets = selectIn(form, `[${optionSet}]`).map((control) => {
    const values = selectIn(control, `option, [${value}]`).flatMap((each) => {
      const id = attributeOf(each, each.name === 'option' ? 'value' : value) ?? ''
      return id === '' ? [] : [[id, textOf(each)] as const]
    })
    return [attributeOf(control, optionSet) ?? '', new Map(values)] as const
  })
  return new Map(sets)
}

/** Characters of a label behind the name of its option. */
const LABEL_END = /[\s:：]/u

/** The words around a control: the name of its option, and the end of the label. */
interface ControlWords {
  readonly name: string
  readonly end: string
}

function wordsAround(block: Element): ControlWords | null {
  const [label] = selectIn(block, 'label')
  if (label === undefined) return null
  const text = pageNodes.text(label)
  const name = withoutEnd(text, LABEL_END)
  return { name: plain(name), end: text.slice(name.length) }
}

/** The names that labels beside the controls of an option set show. */
const namesOf = (form: Element, set: string): readonly string[] =>
  selectIn(form, `[${optionSet}]`)
    .filter((control) => attributeOf(control, optionSet) === set)
    .flatMap(({ parent }) => (parent !== null && isTag(parent) ? (wordsAround(parent)?.name ?? []) : []))

/** The parts of a list that hold a control each. */
const controlBlocks = (within: Element): readonly Element[] =>
  within.children
    .filter(isTag)
    .filter((child) => matches(child, CONTROLS) || selectIn(child, CONTROLS).length > 0)

/**
 * The innermost element with a text: an element that only contains another one shows the text of that one.
 */
function innermost(element: Element): Element {
  const [only, ...others] = element.children
  return only !== undefined && isTag(only) && others.length === 0 ? innermost(only) : element
}

/** Removes a product's option and its choice from a control, so that only its look remains. */
function clearControl(control: Element): void {
  setAttribute(control, optionSet, null)
  for (const pill of selectIn(control, `[${OPTION_MARKUP.type}="${OPTION_MARKUP.pill}"]`))
    for (const name of PILL_STATES) toggleClass(pill, name, false)
}

/** A placeholder such as `Select Size` with another option's name. */
function renamed(text: string, from: string, to: string): string {
  const at = from === '' ? -1 : text.toLowerCase().indexOf(from.toLowerCase())
  return at < 0 ? text : text.slice(0, at) + to + text.slice(at + from.length)
}

/** Writes the name of an option set beside its control, where the saved page had the former name. */
function writeWords(block: Element, name: string, { name: former, end }: ControlWords): void {
  for (const label of selectIn(block, 'label').slice(0, 1)) setText(innermost(label), `${name}${end}`)
  for (const placeholder of selectIn(block, 'option[value=""]'))
    setText(placeholder, renamed(pageNodes.text(placeholder), former, name))
}

/**
 * The controls of a saved list without its product, as samples for the options of others. `choose`: the
 * placeholder in place of one with the name of an option; null: the saved placeholder without that name.
 */
export function optionSamples(saved: Element, choose: string | null): string {
  const draft = copyOf(saved)
  return controlBlocks(draft)
    .map((block) => {
      const [control, ...others] = matches(block, CONTROLS) ? [block] : selectIn(block, CONTROLS)
      if (control === undefined) return ''
      keepOnly(block, control, others)
      const name = wordsAround(block)?.name ?? ''
      clearControl(control)
      for (const each of ['id', 'aria-label']) setAttribute(control, each, null)
      for (const label of selectIn(block, 'label').slice(0, 1)) {
        setAttribute(label, 'for', null)
        setText(innermost(label), '')
      }
      if (control.name === 'select') clearSelect(control, name, choose)
      else clearPills(control)
      return outerText(block)
    })
    .join('')
}

/**
 * Removes the other controls from a block, each with the largest part around it that does not hold the kept
 * control.
 */
function keepOnly(block: Element, kept: Element, others: readonly Element[]): void {
  const removable = new Set<ChildNode>()
  for (const other of others)
    for (let part: Element | null = other; part !== null && part !== block && !removable.has(part);) {
      removable.add(part)
      part = pageNodes.parent(part)
    }
  for (let part: Element | null = kept; part !== null && part !== block; part = pageNodes.parent(part)) {
    const path = part
    const parent = pageNodes.parent(path)
    if (parent === null) return
    setChildren(
      parent,
      parent.children.filter((child) => child === path || !removable.has(child)),
    )
  }
}

function clearSelect(control: Element, name: string, choose: string | null): void {
  const placeholder = selectIn(control, 'option[value=""]')[0]
  if (placeholder === undefined) return setChildren(control, [])
  const text = plain(pageNodes.text(placeholder))
  const rest = plain(renamed(text, name, ''))
  if (rest !== text) setText(placeholder, (choose ?? rest) || '–')
  setChildren(control, [placeholder])
}

function clearPills(control: Element): void {
  const sample = selectIn(control, `[${type}="${OPTION_MARKUP.pill}"]`)[0]
  if (sample === undefined) return setChildren(control, [])
  setAttribute(sample, value, null)
  setText(innermost(sample), '')
  setChildren(control, [sample])
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim()

/**
 * True if the controls of a saved form offer the options of the catalogue, in any order and under the same
 * names.
 */
function offersAll(form: Element, { optionSets }: Product): boolean {
  const offered = offeredIn(form)
  return (
    offered.size === optionSets.length &&
    optionSets.every(({ id, name, values }) => {
      const shown = offered.get(id)
      const named = namesOf(form, id)
      return (
        named.every((each) => each === plain(name)) &&
        shown?.size === values.length &&
        values.every((each) => shown.get(each.id) === plain(each.name))
      )
    })
  )
}

/**
 * Draws the options of the catalogue into the form of a saved page that shows others, in the style of its own
 * controls.
 */
export function drawSavedOptions(form: Element, draft: Element, product: Product, ids: string): void {
  if (offersAll(form, product)) return
  const { list: found, others } = looseOptions(draft)
  if (found !== null) setAttribute(found, type, list)
  for (const { parent } of others)
    if (parent !== null && isTag(parent))
      setChildren(
        parent,
        parent.children.filter((child) => !others.some((each) => each === child)),
      )
  const [saved] = selectIn(draft, LIST)
  const words = saved === undefined ? [] : controlBlocks(saved).map(wordsAround)
  for (const control of selectIn(draft, CONTROLS)) clearControl(control)
  drawOptions({ nodes: pageDraft, optionMarkup: OPTION_MARKUP, ids }, draft, product)
  if (saved !== undefined)
    for (const [index, block] of controlBlocks(saved).entries()) {
      const set = product.optionSets[index]
      const around = words[Math.min(index, words.length - 1)]
      if (set !== undefined && around) writeWords(block, set.name, around)
    }
}
