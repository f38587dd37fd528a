import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { hasStates, stateCode } from '../../../core/pricing/index.js'

describe('a state', () => {
  it.each([
    ['US', 'new york', 'NY'],
    ['US', 'N.Y.', 'NY'],
    ['US', 'Washington', 'WA'],
    ['US', 'Washington, D.C.', 'DC'],
    ['CA', 'Québec', 'QC'],
    ['CA', 'CA-QC', 'QC'],
    ['BR', 'Sao Paulo', 'SP'],
    ['IN', 'Orissa', 'OD'],
    ['MX', 'cdmx', null],
    ['MX', 'Ciudad de Mexico', 'CMX'],
    ['AU', 'nsw', 'NSW'],
    ['MY', 'Penang', '07'],
    ['US', 'Bavaria', null],
    ['US', '', null],
    ['US', null, null],
    [null, 'CA', null],
    ['DE', 'Bayern', 'BAYERN'],
    ['DE', ' bayern ', 'BAYERN'],
    ['CH', 'Genève', 'GENEVE'],
  ])('of %s written %j is %j', (country, written, code) => {
    expect(stateCode(country, written)).toBe(code)
  })

  it('is the same however it is capitalised, spaced and dotted', () => {
    const noise = fc.array(fc.constantFrom(' ', '.', '-', '\u00a0', ','), { maxLength: 2 })
    fc.assert(
      fc.property(
        fc.constantFrom('CA', 'California', 'US-CA'),
        noise,
        fc.boolean(),
        (name, marks, isLower) => {
          const written = [...name].join(marks.join(''))
          expect(stateCode('US', isLower ? written.toLowerCase() : written)).toBe('CA')
        },
      ),
    )
  })

  it('of a country with a table has one code for each name', () => {
    expect(['AU', 'BR', 'CA', 'IN', 'MX', 'MY', 'US'].every(hasStates)).toBe(true)
    expect(hasStates('DE')).toBe(false)
    expect(hasStates('constructor')).toBe(false)
  })
})
