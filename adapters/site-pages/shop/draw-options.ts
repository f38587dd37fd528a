import { isTag } from 'domhandler'
import type { Element } from 'domhandler'
import type { OptionSet, Product } from '../../../core/catalog/index.js'
import { attributeOf } from '../elements.js'
import { descendants, matches, selectIn } from '../select.js'
import { copyOf, makeElement, setAttribute, setChildren, setText } from './draft.js'

const OPTION_LIST = '[data-node-type="commerce-add-to-cart-option-list"]'
const SELECT = 'commerce-add-to-cart-option-select'
const PILLS = 'commerce-add-to-cart-pill-group'
const PILL = 'commerce-add-to-cart-pill'
const CONTROL = `[data-node-type="${SELECT}"], [data-node-type="${PILLS}"], select`
const CHOSEN_BY_DESIGN = '[data-commerce-option-set-id]:not([data-commerce-option-set-id=""])'

const controlIn = (block: Element): Element | null =>
  matches(block, CONTROL) ? block : (selectIn(block, CONTROL)[0] ?? null)

/**
 * Draws the option sets of a product into a draft of its form, as a page does that has its form still without
 * (docs/bindings.md). `ids`: makes the ids of this form its own.
 */
export function drawOptions(form: Element, product: Product, ids: string): void {
  if (product.optionSets.length === 0 || selectIn(form, CHOSEN_BY_DESIGN).length > 0) return
  const list = selectIn(form, OPTION_LIST)[0] ?? insertList(form)
  const samples = list.children.filter(isTag).filter((child) => controlIn(child) !== null)
  setChildren(
    list,
    product.optionSets.map((set, index) => {
      const sample = samples[Math.min(index, samples.length - 1)]
      const block = sample ? copyOf(sample) : standardBlock(list, set)
      fill(block, set, `${set.id}-${ids}-${index}`)
      return block
    }),
  )
}

function insertList(form: Element): Element {
  const list = makeElement(
    'div',
    {
      'data-node-type': 'commerce-add-to-cart-option-list',
      role: 'group',
      'data-runtime-owned': '',
    },
    [],
  )
  setChildren(form, [list, ...form.children])
  return list
}

function standardBlock(list: Element, set: OptionSet): Element {
  const label = makeElement('label', {}, `${set.name}: `)
  const control =
    attributeOf(list, 'data-vitrine-options') === 'pills'
      ? makeElement(
          'div',
          {
            class: 'w-commerce-commerceaddtocartoptionpillgroup',
            'data-node-type': PILLS,
            role: 'radiogroup',
          },
          [],
        )
      : makeElement('select', { class: 'w-select', required: '', 'data-node-type': SELECT }, [])
  return makeElement('div', {}, [label, control])
}

/** Gives a block its option set: the name, the values, and ids that tie the label to its control. */
function fill(block: Element, set: OptionSet, suffix: string): void {
  const control = controlIn(block)
  if (control === null) return
  control.attribs['id'] = `option-set-${suffix}`
  control.attribs['data-commerce-option-set-id'] = set.id
  const label = descendants(block).find(({ name }) => name === 'label') ?? null
  if (label !== null) {
    const isBlank = label.children.length === 0 || label.parent === block
    if (isBlank) setText(label, `${set.name}: `)
    if (control.name === 'select') label.attribs['for'] = control.attribs['id']
  }
  if (control.name === 'select') fillSelect(control, set, label !== null)
  else fillPills(control, set)
}

function fillSelect(select: Element, set: OptionSet, hasLabel: boolean): void {
  select.attribs['data-node-type'] = SELECT
  if (!hasLabel) select.attribs['aria-label'] = set.name
  const placeholder = descendants(select).find((option) => attributeOf(option, 'value') === '')
  const first = placeholder ? copyOf(placeholder) : makeElement('option', { value: '' }, `Select ${set.name}`)
  const values = set.values.map(({ id, name }) => makeElement('option', { value: id }, name))
  setChildren(select, [first, ...values])
}

function fillPills(group: Element, set: OptionSet): void {
  const sample = selectIn(group, `[data-node-type="${PILL}"]`)[0]
  setAttribute(group, 'aria-label', set.name)
  setAttribute(group, 'role', 'radiogroup')
  setChildren(
    group,
    set.values.map(({ id, name }) => {
      const pill = sample
        ? copyOf(sample)
        : makeElement('div', { class: 'w-commerce-commerceaddtocartoptionpill' }, [])
      Object.assign(pill.attribs, {
        'data-node-type': PILL,
        role: 'radio',
        'data-option-id': id,
        'aria-checked': 'false',
      })
      setText(innermost(pill), name)
      return pill
    }),
  )
}

/** A designer may have put the words of a pill into elements of their own. */
function innermost(element: Element): Element {
  const [only, ...others] = element.children.filter(isTag)
  return only && others.length === 0 ? innermost(only) : element
}
