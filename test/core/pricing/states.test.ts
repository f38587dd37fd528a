import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { hasStates, stateCode } from '../../../core/pricing/index.js'

/** ISO 3166-2, without the country. */
const ISO_CODES: Readonly<Record<string, string>> = {
  AU: 'ACT NSW NT QLD SA TAS VIC WA',
  BR: 'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO',
  CA: 'AB BC MB NB NL NS NT NU ON PE QC SK YT',
  IN: 'AN AP AR AS BR CG CH DH DL GA GJ HP HR JH JK KA KL LA LD MH ML MN MP MZ NL OD PB PY RJ SK TN TR TS UK UP WB',
  MX:
    'AGU BCN BCS CAM CHH CHP CMX COA COL DUR GRO GUA HID JAL MEX MIC MOR NAY NLE OAX PUE QUE ROO SIN SLP SON TAB ' +
    'TAM TLA VER YUC ZAC',
  MY: '01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16',
  US:
    'AA AE AK AL AP AR AS AZ CA CO CT DC DE FL GA GU HI IA ID IL IN KS KY LA MA MD ME MI MN MO MP MS MT NC ND NE NH ' +
    'NJ NM NV NY OH OK OR PA PR RI SC SD TN TX UT VA VI VT WA WI WV WY',
}

describe('a state', () => {
  it.each(Object.entries(ISO_CODES))('of %s is found by each of its codes', (country, codes) => {
    for (const code of codes.split(' '))
      expect([stateCode(country, code), stateCode(country, `${country}-${code}`)]).toEqual([code, code])
  })

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

  it('is the same with any capitals, blanks and dots', () => {
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
