import { addressesWithoutCountry, selectOnPage } from '../../pages/index.js'
import type { ParsedPage } from '../../pages/index.js'
import type { PageGap } from './page-gap.js'

/** A checkout whose country field was removed in the designer. */
export function countryGaps(page: ParsedPage): readonly PageGap[] {
  const kinds = [...new Set(addressesWithoutCountry(page).map(({ kind }) => kind))]
  if (kinds.length === 0) return []
  const subject = kinds.length === 1 ? `${kinds.join('')} address` : `${kinds.join(' and ')} addresses`
  return [
    {
      level: 'note',
      check: 'shop',
      message:
        `The ${subject} of the checkout ${kinds.length === 1 ? 'has' : 'have'} no country field. The server takes ` +
        'the only country of "shipping" in vitrine.json; where these are several it makes the field.',
      fix:
        'For one country write "countries": ["DE"] (or yours) on every entry of "shipping" in vitrine.json ' +
        '(docs/store.md); to place the field yourself, put a country field into the form in the designer.',
    },
  ]
}

const CHECKOUT = '[data-node-type="commerce-checkout-form-container"]'
const FORM = `${CHECKOUT} form[data-node-type^="commerce-checkout-"]`
const ADDRESS = `${CHECKOUT} form[data-node-type="commerce-checkout-shipping-address-wrapper"]`

/** A part that a checkout needs, by a selector that finds it. */
type Part = readonly [name: string, selector: string]

const FOR_ORDERS: readonly Part[] = [
  [
    'field for the e-mail address',
    `${CHECKOUT} form[data-node-type="commerce-checkout-customer-info-wrapper"] [name="email"]`,
  ],
  ['button that places the order', `${CHECKOUT} [data-node-type="commerce-checkout-place-order-button"]`],
]
const FOR_SHIPPING: readonly Part[] = [
  ['field for the name', `${ADDRESS} [name="name"]`],
  ['field for the street', `${ADDRESS} [name="address_line1"]`],
  ['field for the city', `${ADDRESS} [name="address_city"]`],
]
const FIX =
  'Put it back in the designer and export again, or take this page out of the export and run `vitrine adopt` again, ' +
  'which makes one.'

/** The missing parts in a sentence: "field for the name and no field for the city". */
const missingOn = (page: ParsedPage, parts: readonly Part[]): string =>
  parts
    .filter(([, selector]) => selectOnPage(page, selector).length === 0)
    .map(([name]) => name)
    .join(' and no ')

/** A checkout whose fields or button were removed in the designer; goods without shipping need no address. */
export function fieldGaps(page: ParsedPage): readonly PageGap[] {
  if (selectOnPage(page, FORM).length === 0) return []
  const [forOrders, forShipping] = [missingOn(page, FOR_ORDERS), missingOn(page, FOR_SHIPPING)]
  return [
    ...(forOrders === ''
      ? []
      : [
          {
            level: 'problem',
            check: 'shop',
            message: `The checkout has no ${forOrders}, so no order can be placed.`,
            fix: FIX,
          } as const,
        ]),
    ...(forShipping === ''
      ? []
      : [
          {
            level: 'note',
            check: 'shop',
            message: `The shipping address of the checkout has no ${forShipping}, so nothing can be sent to shoppers.`,
            fix: `No change is needed if no product is shipped. ${FIX}`,
          } as const,
        ]),
  ]
}
