import { afterEach, describe, expect, it } from '@jest/globals'
import { checkSite } from '../../../../../adapters/site/export/index.js'
import { exportedPage, exportFolder, PAGE_A, scriptTag } from '../support/export-folders.js'

let remove = (): void => undefined
afterEach(() => remove())

const EMAIL = '<input name="email">'
const FIELDS = ['name', 'address_line1', 'address_city', 'address_country']
const BUTTON = '<a data-node-type="commerce-checkout-place-order-button">Place order</a>'

interface CheckoutParts {
  readonly email?: string
  readonly fields?: readonly string[]
  readonly button?: string
}

const checkout = ({ email = EMAIL, fields = FIELDS, button = BUTTON }: CheckoutParts): string =>
  '<div data-node-type="commerce-checkout-form-container">' +
  `<form data-node-type="commerce-checkout-customer-info-wrapper">${email}</form>` +
  '<form data-node-type="commerce-checkout-shipping-address-wrapper">' +
  `${fields.map((name) => `<input name="${name}">`).join('')}</form>${button}</div>`

/** The findings about the checkout of a site. */
async function findings(body: string): Promise<readonly string[]> {
  const page = exportedPage(PAGE_A, { body, scripts: scriptTag('/vitrine.js') })
  const made = exportFolder({ 'checkout.html': page, 'css/normalize.css': '' })
  remove = made.remove
  const found = await checkSite(made.folder, null)
  return found
    .filter(({ check, page: path }) => check === 'shop' && path === 'checkout.html')
    .map(({ level, message, fix }) => {
      expect(fix).toContain('designer')
      return `${level}: ${message}`
    })
}

describe('a checkout', () => {
  it.each<readonly [string, CheckoutParts, readonly string[]]>([
    ['whole', {}, []],
    [
      'without a field for the e-mail address',
      { email: '' },
      ['problem: The checkout has no field for the e-mail address, so no order can be placed.'],
    ],
    [
      'without its button',
      { button: '' },
      ['problem: The checkout has no button that places the order, so no order can be placed.'],
    ],
    [
      'without a field of the address',
      { fields: ['name', 'address_line1', 'address_country'] },
      [
        'note: The shipping address of the checkout has no field for the city, so nothing can be sent to shoppers.',
      ],
    ],
    [
      'whose forms are empty',
      { email: '', fields: [], button: '' },
      [
        'problem: The checkout has no field for the e-mail address and no button that places the order, so no order ' +
          'can be placed.',
        'note: The shipping address of the checkout has no field for the name and no field for the street and no ' +
          'field for the city, so nothing can be sent to shoppers.',
      ],
    ],
  ])('%s is reported with its missing parts', async (_, parts, expected) => {
    expect(await findings(checkout(parts))).toEqual(expected)
  })

  it('has its fields in its own forms', async () => {
    const elsewhere = `<form name="Customer">${EMAIL}</form>`
    expect(await findings(elsewhere + checkout({ email: '' }))).toEqual([
      'problem: The checkout has no field for the e-mail address, so no order can be placed.',
    ])
  })
})
