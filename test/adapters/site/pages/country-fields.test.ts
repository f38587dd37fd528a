import { describe, expect, it } from '@jest/globals'
import {
  applyEdits,
  attributeOf,
  parsePage,
  selectOnPage,
  withCountryFields,
} from '../../../../adapters/site/pages/index.js'
import { textOf } from '../../../../adapters/site/pages/text-of.js'
import { PUBLIC } from '../../../../core/site/index.js'
import { valueOf } from '../../../support/value-of.js'

const VIEW = { audience: PUBLIC, isElsewhere: false, path: '/checkout', query: '' }
const COUNTRY = '<select name="address_country"><option value="US">United States</option></select>'
const form = (kind: string, more = ''): string =>
  `<form data-node-type="commerce-checkout-${kind}-address-wrapper">` +
  '<fieldset class="w-commerce-commercecheckoutblockcontent">' +
  '<label class="w-commerce-commercecheckoutlabel field-label">City *</label>' +
  `<input type="text" name="address_city" class="w-commerce-commercecheckout${kind}city text-field dark">` +
  `${more}</fieldset></form>`
const page = (body: string, lang = 'en'): string => `<html lang="${lang}"><body>${body}</body></html>`

function changed(html: string, countries: readonly string[], first = 'DE'): string {
  const { edits } = withCountryFields({ countries, first })(valueOf(parsePage(html)), VIEW)
  return applyEdits(html, edits)
}
const found = (html: string, selector: string) => selectOnPage(valueOf(parsePage(html)), selector)

describe('a checkout whose country field was removed', () => {
  it('gets the only shipping country, without a visible field', () => {
    const html = changed(page(form('shipping') + form('billing')), ['NL'])
    const fields = found(html, 'form > fieldset > input[type="hidden"][name="address_country"]')
    expect(fields.map((field) => attributeOf(field, 'value'))).toEqual(['NL', 'NL'])
  })

  it('gets a field of the countries, in the classes of its other fields', () => {
    const html = changed(page(form('shipping')), ['DE', 'AT', 'CH'], 'AT')
    const [select] = found(html, 'form > fieldset > select[name="address_country"]')
    expect(select && attributeOf(select, 'class')).toBe(
      'w-commerce-commercecheckoutshippingcountryselector text-field dark',
    )
    const [label] = found(html, 'label[for="vitrine-shipping-country"]')
    expect(label && attributeOf(label, 'class')).toBe('w-commerce-commercecheckoutlabel field-label')
    expect(label && textOf(label)).toBe('Country *')
    expect(found(html, 'select > option').map((option) => textOf(option))).toEqual([
      'Austria',
      'Germany',
      'Switzerland',
    ])
    expect(found(html, 'option[selected]').map((option) => attributeOf(option, 'value'))).toEqual(['AT'])
  })

  it.each([
    ['de', 'Land *', ['Deutschland', 'Österreich']],
    ['de-AT', 'Land *', ['Deutschland', 'Österreich']],
    ['fr', 'Pays *', ['Allemagne', 'Autriche']],
    ['', 'Country *', ['Austria', 'Germany']],
    ['no such language', 'Country *', ['Austria', 'Germany']],
  ])('names label and countries in the language of the page: %s', (lang, label, names) => {
    const html = changed(page(form('shipping'), lang), ['DE', 'AT'])
    expect(found(html, 'label[for]').map((each) => textOf(each))).toEqual([label])
    expect(found(html, 'option').map((each) => textOf(each))).toEqual(names)
  })

  it.each([
    ['has its country field', page(form('shipping', COUNTRY))],
    ['has a hidden one', page(form('shipping', '<input type="hidden" name="address_country" value="DE">'))],
    [
      'has no fields for an address',
      page('<form data-node-type="commerce-checkout-shipping-address-wrapper"></form>'),
    ],
    ['is no checkout', page('<form><input name="address_city"></form>')],
  ])('is left as it is if it %s', (_, html) => {
    expect(changed(html, ['DE', 'AT'])).toBe(html)
    expect(changed(html, ['DE'])).toBe(html)
  })
})

describe('a checkout whose country field leaves the choice to the browser', () => {
  const select = (...options: readonly string[]): string =>
    page(form('shipping', `<select name="address_country">${options.join('')}</select>`))
  const option = (code: string, more = ''): string => `<option value="${code}"${more}>${code}</option>`
  const chosen = (html: string) => found(html, 'option[selected]').map((each) => attributeOf(each, 'value'))

  it.each([
    ['the country of the shop', ['AF', 'DE', 'AT'], 'DE'],
    ['the first that is shipped to where that is none of them', ['AF', 'AT', 'FR'], 'AT'],
  ])('begins with %s', (_, codes, expected) => {
    const html = changed(select(...codes.map((code) => option(code))), ['DE', 'AT', 'FR'])
    expect(chosen(html)).toEqual([expected])
  })

  it.each([
    ['a country is chosen', select(option('AF'), option('AT', ' selected'), option('DE'))],
    ['it asks for a choice', select(option(''), option('AT'), option('DE'))],
    ['none of its countries is shipped to', select(option('AF'))],
  ])('is left as it is if %s', (_, html) => {
    expect(changed(html, ['DE', 'AT'])).toBe(html)
  })
})
