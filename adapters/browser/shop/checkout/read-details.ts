import type { CheckoutDetails } from '../../../../core/checkout/index.js'
import { shippingMethodId } from '../../../../core/orders/index.js'
import type { Address, CustomDatum, ShippingMethodId } from '../../../../core/orders/index.js'
import type { CheckoutNodes } from './checkout-nodes.js'

/** A control that a visitor fills. */
export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The fields of a block; none where the page has no such block. */
export const fieldsOf = (block: HTMLElement | null): readonly Field[] =>
  block ? [...block.querySelectorAll<Field>('input, select, textarea')] : []

const textOf = (value: string | undefined): string | null => {
  const text = value?.trim() ?? ''
  return text === '' ? null : text
}

const valueOf = (block: HTMLElement | null, name: string): string | null =>
  textOf(block?.querySelector<Field>(`[name="${name}"]`)?.value)

/**
 * An address block's fields by the names they have on every page (reference/checkout#blocks), trimmed; empty
 * ones are null.
 */
export const readAddress = (block: HTMLElement | null): Address => ({
  addressee: valueOf(block, 'name'),
  line1: valueOf(block, 'address_line1'),
  line2: valueOf(block, 'address_line2'),
  city: valueOf(block, 'address_city'),
  state: valueOf(block, 'address_state'),
  country: valueOf(block, 'address_country'),
  postalCode: valueOf(block, 'address_zip'),
})

/** The e-mail in the block; null: there is no field for it. */
export const readEmail = (customer: HTMLElement | null): string | null => valueOf(customer, 'email')

/**
 * The shipping method of a radio button; a page's binding writes it as id and as value, and one of the two
 * may be missing.
 */
export function methodOf(radio: HTMLInputElement | null): ShippingMethodId | null {
  const id = radio?.getAttribute('value') || radio?.id
  return id ? shippingMethodId(id) : null
}

/**
 * The answers of the additional-info block in its own order; an empty text is no answer, a checkbox always is
 * one (reference/checkout#additional-information).
 */
function readCustomData(block: HTMLElement | null): readonly CustomDatum[] | null {
  return block && fieldsOf(block).flatMap(readDatum)
}

const NO_ANSWER = { textArea: null, textInput: null, checkbox: null } as const
const NOT_ANSWERS: ReadonlySet<string> = new Set(['submit', 'button', 'hidden', 'reset', 'image', 'file'])

/** The answer of a field; none where it is empty. */
export function readDatum(field: Field): readonly CustomDatum[] {
  const named = (fallback: string): string => field.name || fallback
  switch (field.tagName) {
    case 'SELECT':
      return []
    case 'TEXTAREA': {
      const textArea = textOf(field.value)
      return textArea === null ? [] : [{ ...NO_ANSWER, name: named('Textarea'), textArea }]
    }
    default: {
      const input = field as HTMLInputElement
      if (input.type === 'checkbox')
        return [{ ...NO_ANSWER, name: named('Checkbox'), checkbox: input.checked }]
      const textInput = NOT_ANSWERS.has(input.type) ? null : textOf(input.value)
      return textInput === null ? [] : [{ ...NO_ANSWER, name: named('Text Input'), textInput }]
    }
  }
}

/** All values that the shopper entered. A page without the toggle has one address for both. */
export const readDetails = (nodes: CheckoutNodes): CheckoutDetails => ({
  email: readEmail(nodes.customer),
  shippingAddress: readAddress(nodes.shippingAddress),
  billingAddress: readAddress(nodes.billingAddress),
  isBillingSameAsShipping: nodes.billingToggle?.checked ?? true,
  shippingMethodId: methodOf(
    nodes.shippingMethods?.querySelector<HTMLInputElement>('input[type="radio"]:checked') ?? null,
  ),
  customData: readCustomData(nodes.additionalInfo),
})
