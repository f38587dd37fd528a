import { disabledValues, neighbourValue, tabStopValue } from '../../../../core/catalog/index.js'
import type { Product, Selection, ValueRow } from '../../../../core/catalog/index.js'
import { ownValue } from '../../../../core/shared/index.js'
import { closestNode, findNodes } from '../node-type.js'
import { setAttribute } from '../shown.js'

/**
 * Shows a selection in every select and pill group of a form: the chosen and the disabled values
 * (reference/product#choosing, reference/product#stock).
 */
export function showSelection(form: HTMLElement, product: Product, selection: Selection): void {
  const disabled = disabledValues(product, selection)
  for (const select of findNodes<HTMLSelectElement>(form, 'commerce-add-to-cart-option-select')) {
    const setId = setIdOf(select)
    for (const option of select.options) {
      option.disabled = option.value !== '' && (ownValue(disabled, setId) ?? []).includes(option.value)
    }
    const chosen = ownValue(selection.chosen, setId) ?? ''
    if (select.value !== chosen) select.value = chosen
  }
  for (const group of findNodes(form, 'commerce-add-to-cart-pill-group')) {
    const setId = setIdOf(group)
    showPills(group, {
      disabled: ownValue(disabled, setId) ?? [],
      chosen: ownValue(selection.chosen, setId) ?? null,
    })
  }
}

/** Shows every pill as not chosen, before the product is known and in the builder's preview. */
export function showUnchosen(form: HTMLElement): void {
  for (const group of findNodes(form, 'commerce-add-to-cart-pill-group'))
    showPills(group, { disabled: [], chosen: null })
}

function showPills(group: HTMLElement, { disabled, chosen }: Pick<ValueRow, 'disabled' | 'chosen'>): void {
  const pills = pillsOf(group)
  const tabStop = tabStopValue({ valueIds: pills.map(valueIdOf), disabled, chosen })
  for (const pill of pills) {
    const id = valueIdOf(pill)
    const isDisabled = disabled.includes(id)
    setAttribute(pill, 'aria-checked', String(id === chosen && !isDisabled))
    pill.classList.toggle('w--ecommerce-pill-selected', id === chosen && !isDisabled)
    setAttribute(pill, 'aria-disabled', String(isDisabled))
    pill.classList.toggle('w--ecommerce-pill-disabled', isDisabled)
    setAttribute(pill, 'tabindex', id === tabStop ? '0' : '-1')
  }
}

/** A choice that the shopper made on a control; null: another event. */
export interface Choice {
  readonly control: HTMLElement
  readonly setId: string
  readonly valueId: string | null
}

/** The choice made in a drop-down of options; null if something else changed. */
export function selectChoice(target: EventTarget | null): Choice | null {
  const select = closestNode<HTMLSelectElement>(target, 'commerce-add-to-cart-option-select')
  return select
    ? { control: select, setId: setIdOf(select), valueId: select.value === '' ? null : select.value }
    : null
}

/**
 * Choices from before the form was ready: by a quick shopper, or by the browser, which fills a form again
 * after a reload.
 */
export const earlyChoices = (form: HTMLElement): readonly Choice[] =>
  findNodes<HTMLSelectElement>(form, 'commerce-add-to-cart-option-select')
    .filter(({ selectedOptions }) => selectedOptions[0]?.defaultSelected === false)
    .flatMap((select) => selectChoice(select) ?? [])
    .filter(({ setId, valueId }) => setId !== '' && valueId !== null)

/** A click on a pill that is enabled and not chosen already. */
export function pillClick(target: EventTarget | null): Choice | null {
  const pill = closestNode(target, 'commerce-add-to-cart-pill')
  return pill && isFree(pill) ? pillChoice(pill) : null
}

const KEYS: Readonly<Record<string, 'this' | 'next' | 'previous'>> = {
  Enter: 'this',
  ' ': 'this',
  ArrowLeft: 'previous',
  ArrowUp: 'previous',
  ArrowRight: 'next',
  ArrowDown: 'next',
}

/**
 * The choice of a key on a pill: the pill itself, or the next enabled one in that direction, cyclically (ARIA
 * radio group). Other handlers ignore `isHandled` keys.
 */
export function pillKey(event: KeyboardEvent): {
  readonly isHandled: boolean
  readonly choice: Choice | null
} {
  const pill = closestNode(event.target, 'commerce-add-to-cart-pill')
  const move = KEYS[event.key]
  if (!pill || move === undefined || event.altKey || event.metaKey || event.ctrlKey) {
    return { isHandled: false, choice: null }
  }
  if (move === 'this') return { isHandled: true, choice: isFree(pill) ? pillChoice(pill) : null }
  const pills = pillsOf(pill)
  const disabled = pills.filter((other) => other.getAttribute('aria-disabled') === 'true').map(valueIdOf)
  const row = { valueIds: pills.map(valueIdOf), disabled, chosen: null }
  const wanted = neighbourValue(row, valueIdOf(pill), move)
  const found = pills.find((other) => valueIdOf(other) === wanted)
  return { isHandled: true, choice: found ? pillChoice(found) : null }
}

const isFree = (pill: HTMLElement): boolean =>
  pill.getAttribute('aria-disabled') !== 'true' && pill.getAttribute('aria-checked') !== 'true'

function pillChoice(pill: HTMLElement): Choice | null {
  const group = closestNode(pill, 'commerce-add-to-cart-pill-group')
  return group ? { control: pill, setId: setIdOf(group), valueId: valueIdOf(pill) } : null
}

const pillsOf = (node: HTMLElement): readonly HTMLElement[] =>
  findNodes(closestNode(node, 'commerce-add-to-cart-pill-group') ?? node, 'commerce-add-to-cart-pill')

const setIdOf = (element: Element): string => element.getAttribute('data-commerce-option-set-id') ?? ''

const valueIdOf = (pill: Element): string => pill.getAttribute('data-option-id') ?? ''
