import { describe, expect, it } from '@jest/globals'
import { addressCountries, COUNTRY_CODES, onlyCountry } from '../../../core/pricing/index.js'
import type { ShippingOffer } from '../../../core/pricing/index.js'

type Served = ShippingOffer['countries']
const offers = (...served: readonly Served[]) => served.map((countries) => ({ countries }))

describe('the countries that an address may be in', () => {
  it.each<readonly [string, readonly Served[], readonly string[], string | null]>([
    ['one way to one country', [['DE']], ['DE'], 'DE'],
    ['two ways to the same country', [['DE'], ['DE']], ['DE'], 'DE'],
    ['two ways to different countries', [['DE'], ['AT', 'DE']], ['DE', 'AT'], null],
  ])('%s', (_, served, countries, only) => {
    expect(addressCountries(offers(...served))).toEqual(countries)
    expect(onlyCountry(offers(...served))).toBe(only)
  })

  it.each<readonly [string, readonly Served[]]>([
    ['a way that serves everywhere', [['DE'], 'everywhere']],
    ['nothing is shipped', []],
    ['ways that serve no country', [[]]],
  ])('are all with post: %s', (_, served) => {
    const countries = addressCountries(offers(...served))
    expect(countries).toHaveLength(COUNTRY_CODES.length - 4)
    expect(countries).toContain('FR')
    expect(countries).not.toContain('AQ')
    expect(onlyCountry(offers(...served))).toBeNull()
  })
})
