import { describe, expect, it } from '@jest/globals'
import { CARD_CURRENCIES, homeCountry } from '../../../core/money/index.js'

describe('the likely country of a shop', () => {
  it.each([
    ['SAR', null, 'SA'],
    ['SAR', 'en', 'SA'],
    ['USD', 'ar', 'US'],
    ['USD', 'es-EC', 'EC'],
    ['EUR', null, 'DE'],
    ['EUR', 'en', 'DE'],
    ['EUR', 'fr', 'FR'],
    ['EUR', 'nl-BE', 'BE'],
    ['EUR', 'pt-BR', 'DE'],
    ['CHF', 'it', 'CH'],
    ['GBP', 'not a tag', 'GB'],
    ['JPY', 'ja', 'JP'],
  ])('follows the currency, then the language: %s, %s', (currency, language, country) => {
    expect(homeCountry(currency, language)).toBe(country)
  })

  it('exists for each currency', () => {
    const names = new Intl.DisplayNames('en', { type: 'region' })
    for (const currency of CARD_CURRENCIES.keys()) {
      const country = homeCountry(currency, null)
      expect([currency, names.of(country)]).not.toEqual([currency, country])
    }
  })
})
