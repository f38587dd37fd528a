import type { CheckoutNodes } from './checkout-nodes.js'
import type { Field } from './read-details.js'

const ADDRESS_PURPOSES: Readonly<Record<string, string>> = {
  name: 'name',
  address_line1: 'address-line1',
  address_line2: 'address-line2',
  address_city: 'address-level2',
  address_state: 'address-level1',
  address_country: 'country',
  address_zip: 'postal-code',
}

/**
 * Sets the purpose of each field that the designer left without one, so that browsers and assistive
 * technology can fill it in (WCAG 2.2, 1.3.5). The fields have the same names on every page.
 */
export function declareInputPurposes({ customer, shippingAddress, billingAddress }: CheckoutNodes): void {
  declare(customer, 'email', 'email')
  for (const [name, purpose] of Object.entries(ADDRESS_PURPOSES)) {
    declare(shippingAddress, name, `shipping ${purpose}`)
    declare(billingAddress, name, `billing ${purpose}`)
  }
}

function declare(block: HTMLElement | null, name: string, purpose: string): void {
  const field = block?.querySelector<Field>(`[name="${name}"]`)
  if (field && !field.hasAttribute('autocomplete')) field.setAttribute('autocomplete', purpose)
}
