import type { OptionSet, Product } from '../../../core/catalog/index.js'
import { findNode, findNodes, nodeSelector } from '../node-type.js'

const CONTROL =
  `${nodeSelector('commerce-add-to-cart-option-select')}, ` +
  `${nodeSelector('commerce-add-to-cart-pill-group')}, select`

/**
 * Draws the option sets of a product into a form that an export left without them. Samples the export kept in
 * the option list are used for the sets in their order, the last one for all that follow, so their structure
 * and classes stay; without one the builder's standard controls are built, selects, or pills where the list
 * says `data-vitrine-options="pills"`. A form whose controls name their option sets is left as it is.
 */
export function drawOptions(form: HTMLElement, product: Product): void {
  if (product.optionSets.length === 0) return
  if (form.querySelector('[data-commerce-option-set-id]:not([data-commerce-option-set-id=""])')) return
  const list = findNode(form, 'commerce-add-to-cart-option-list') ?? insertList(form)
  const samples = [...list.children].filter((child) => child.matches(CONTROL) || child.querySelector(CONTROL))
  const drawn = product.optionSets.map((set, index) => {
    const sample = samples[Math.min(index, samples.length - 1)]
    const block = sample ? (sample.cloneNode(true) as HTMLElement) : standardBlock(list, set)
    fill(block, set, `${set.id}-${formNumber(form)}-${index}`)
    return block
  })
  list.replaceChildren(...drawn)
}

function insertList(form: HTMLElement): HTMLElement {
  const list = form.ownerDocument.createElement('div')
  list.setAttribute('data-node-type', 'commerce-add-to-cart-option-list')
  list.setAttribute('role', 'group')
  list.setAttribute('data-runtime-owned', '')
  form.prepend(list)
  return list
}

function standardBlock(list: HTMLElement, set: OptionSet): HTMLElement {
  const { ownerDocument: document } = list
  const block = document.createElement('div')
  const label = document.createElement('label')
  label.textContent = `${set.name}: `
  if (list.getAttribute('data-vitrine-options') === 'pills') {
    const group = document.createElement('div')
    group.className = 'w-commerce-commerceaddtocartoptionpillgroup'
    group.setAttribute('data-node-type', 'commerce-add-to-cart-pill-group')
    group.setAttribute('role', 'radiogroup')
    block.append(label, group)
  } else {
    const select = document.createElement('select')
    select.className = 'w-select'
    select.required = true
    select.setAttribute('data-node-type', 'commerce-add-to-cart-option-select')
    block.append(label, select)
  }
  return block
}

/** Gives a block its option set: the name, the values, and ids that tie the label to its control. */
function fill(block: HTMLElement, set: OptionSet, suffix: string): void {
  const control = block.matches(CONTROL) ? block : block.querySelector<HTMLElement>(CONTROL)
  if (!control) return
  control.id = `option-set-${suffix}`
  control.setAttribute('data-commerce-option-set-id', set.id)
  const label = block.querySelector('label')
  if (label) {
    if ((label.textContent ?? '').trim() === '' || label.parentElement === block)
      label.textContent = `${set.name}: `
    if (control.localName === 'select') label.setAttribute('for', control.id)
  }
  if (control.localName === 'select') fillSelect(control as HTMLSelectElement, set, label !== null)
  else fillPills(control, set)
}

function fillSelect(select: HTMLSelectElement, set: OptionSet, hasLabel: boolean): void {
  const { ownerDocument: document } = select
  const option = (value: string, text: string): HTMLOptionElement => {
    const made = document.createElement('option')
    made.value = value
    made.textContent = text
    return made
  }
  select.setAttribute('data-node-type', 'commerce-add-to-cart-option-select')
  if (!hasLabel) select.setAttribute('aria-label', set.name)
  const placeholder = select.querySelector('option[value=""]')?.textContent ?? `Select ${set.name}`
  select.replaceChildren(option('', placeholder), ...set.values.map(({ id, name }) => option(id, name)))
}

function fillPills(group: HTMLElement, set: OptionSet): void {
  const { ownerDocument: document } = group
  const sample = findNodes(group, 'commerce-add-to-cart-pill')[0]
  group.setAttribute('aria-label', set.name)
  group.setAttribute('role', 'radiogroup')
  group.replaceChildren(
    ...set.values.map(({ id, name }) => {
      const pill = sample ? (sample.cloneNode(true) as HTMLElement) : document.createElement('div')
      if (!sample) pill.className = 'w-commerce-commerceaddtocartoptionpill'
      pill.setAttribute('data-node-type', 'commerce-add-to-cart-pill')
      pill.setAttribute('role', 'radio')
      pill.setAttribute('data-option-id', id)
      innermost(pill).textContent = name
      return pill
    }),
  )
}

const formNumber = (form: HTMLElement): number =>
  findNodes(form.ownerDocument, 'commerce-add-to-cart-form').indexOf(form)

/** A designer may have put the words of a pill into elements of their own. */
const innermost = (element: Element): Element =>
  element.childElementCount === 1 && element.firstElementChild
    ? innermost(element.firstElementChild)
    : element
