import { describe, expect, it } from '@jest/globals'
import { countryCode, COUNTRY_CODES } from '../../../core/pricing/index.js'

describe('a country', () => {
  it.each([
    ['de', 'DE'],
    [' US ', 'US'],
    ['ＤＥ', 'DE'],
    ['UK', 'GB'],
    ['el', 'GR'],
    ['C2', 'CN'],
    ['XK', 'XK'],
  ])('written %j is %s', (written, code) => {
    expect(countryCode(written)).toBe(code)
  })

  it.each(['ZZ', 'EU', 'XX', 'DEU', 'Germany', 'D', '', 'D E', 'ДЕ', '49', 'constructor'])(
    'written %j is none',
    (written) => {
      expect(countryCode(written)).toBeNull()
    },
  )

  it('has a name in English for each code', () => {
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
    expect(COUNTRY_CODES.filter((code) => names.of(code) === undefined)).toEqual([])
    expect(new Set(COUNTRY_CODES).size).toBe(COUNTRY_CODES.length)
  })
})
