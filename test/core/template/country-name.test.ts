import { describe, expect, it } from '@jest/globals'
import { bindingAssignments } from '../../../core/template/index.js'
import { binding, context } from './bindings.fixture.js'

const shown = (target: string, dataPath: string, value: unknown, language?: string): unknown => {
  const data = dataPath.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), value)
  const [first] = bindingAssignments({ ...binding(target, 'PlainText'), dataPath }, data, {
    ...context,
    ...(language !== undefined && { language }),
  })
  return first && 'value' in first ? first.value : null
}

const PATHS = [
  'database.commerceOrder.shippingAddressCountry',
  'database.commerceOrder.billingAddressCountry',
  'database.commerceOrder.customerInfo.shippingAddress.country',
  'database.commerceOrder.customerInfo.billingAddress.country',
]

describe('the country of an address', () => {
  it.each(PATHS)('at %s is shown by its name in the language of the page', (path) => {
    expect(shown('innerHTML', path, 'DE')).toBe('Germany')
    expect(shown('innerHTML', path, 'DE', 'de')).toBe('Deutschland')
    expect(shown('innerHTML', path, 'CH', 'fr-CH')).toBe('Suisse')
  })

  it.each(['', 'no language', '*'])('is named in English on a page whose language is %j', (language) => {
    expect(shown('innerHTML', PATHS[0] ?? '', 'DE', language)).toBe('Germany')
  })

  it('stays the code in a field', () => {
    expect(shown('value', PATHS[0] ?? '', 'DE')).toBe('DE')
  })

  it.each(['Germany', 'de', '', 'XX9'])('that is no code stays as it is: %j', (value) => {
    expect(shown('innerHTML', PATHS[0] ?? '', value)).toBe(value)
  })

  it('does not replace other texts of two letters', () => {
    expect(shown('innerHTML', 'database.commerceOrder.shippingAddressState', 'DE')).toBe('DE')
  })
})
