import { isTag } from 'domhandler'
import type { Element } from 'domhandler'
import type { Product } from '../../../../core/catalog/index.js'
import { OPTION_MARKUP } from '../../../../core/builder-markup/index.js'
import { drawOptions } from '../../../../core/recognition/index.js'
import { attributeOf } from '../elements.js'
import { matches, selectIn } from '../select.js'
import { textOf } from '../text-of.js'
import { setAttribute, setChildren } from './draft.js'
import { pageDraft } from './page-draft.js'
import { closestTo } from './product-elements.js'

const { type, list, select, pills, optionSet, value } = OPTION_MARKUP
const LIST = `[${type}="${list}"]`
const CONTROL = `[${type}="${select}"], [${type}="${pills}"]`
/** Parts of a form that are no options. */
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

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** True if the controls of a saved form offer what the catalogue has, in any order. */
function offersAll(form: Element, { optionSets }: Product): boolean {
  const offered = offeredIn(form)
  return (
    offered.size === optionSets.length &&
    optionSets.every(({ id, values }) => {
      const shown = offered.get(id)
      return shown?.size === values.length && values.every((each) => shown.get(each.id) === plain(each.name))
    })
  )
}

/** Draws the options of the catalogue into the form of a saved page that shows others, in the style of its own. */
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
  for (const control of selectIn(draft, `[${optionSet}]`)) setAttribute(control, optionSet, null)
  drawOptions({ nodes: pageDraft, optionMarkup: OPTION_MARKUP, ids }, draft, product)
}
