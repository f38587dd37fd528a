import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import Ajv from 'ajv'
import { valueOf } from '../../../../support/value-of.js'
import { parseSettings, settingsProblemLine } from '../../../../../adapters/server/sql/shop/index.js'
import { expectLinear } from '../../../../support/processes/linear-time.js'
import { CONTRACT_SETTINGS } from '../../../../contracts/backend/contract-shop.js'

const minimal = { name: 'Shop', currency: 'EUR', country: 'DE' }
const offer = { id: 'a', name: 'A', rate: { type: 'flat-rate', amount: '4.90' } }

const problemsOf = (input: unknown): readonly string[] => {
  const parsed = parseSettings(input)
  return parsed.ok ? [] : parsed.failure.map(({ path, message }) => `${path} ${message}`)
}

/** Settings with a text of each kind that is read in a way of its own. */
const WITH_TEXTS = {
  ...CONTRACT_SETTINGS,
  baseUrl: 'https://shop.example',
  priceLocale: 'de-DE',
  scriptHosts: ['cdn.example'],
  redirects: [{ from: '/old', to: '/new' }],
  gates: [{ path: '/draft', password: 'open sesame' }],
  accounts: {
    groups: [{ id: 'gold', name: 'Gold' }],
    fields: [{ id: 'phone', name: 'Phone', type: 'PlainText' }],
    mails: { welcome: { subject: 'Welcome', text: 'Hello' } },
    providers: [{ id: 'local', name: 'Local', issuer: 'https://accounts.example', clientId: 'shop' }],
  },
}

type Path = readonly (string | number)[]

/** The places of texts in a document. */
const textsIn = (value: unknown, path: Path = []): readonly { readonly path: Path }[] => {
  if (typeof value === 'string') return [{ path }]
  if (typeof value !== 'object' || value === null) return []
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return entries.flatMap(([name, inner]) => textsIn(inner, [...path, name]))
}

/** The document with another text at a place. */
const withText = (value: unknown, [name, ...rest]: Path, text: string): unknown => {
  if (name === undefined) return text
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>
  copy[name] = withText(copy[name], rest, text)
  return copy
}

describe('the settings of a shop', () => {
  it('need no more than a name, a currency and a country', () => {
    expect(parseSettings(minimal)).toMatchObject({
      ok: true,
      value: { ...minimal, shipping: [], taxes: [], discounts: [], orderRange: { minimumSubtotal: null } },
    })
  })

  it('name the hosts of scripts as policies do', () => {
    const scriptHosts = ['www.example.com', '*.example.com', 'https://cdn.example.com:8443']
    expect(parseSettings({ ...minimal, scriptHosts })).toMatchObject({ ok: true, value: { scriptHosts } })
    expect(problemsOf({ ...minimal, scriptHosts: ['a b', "'unsafe-inline'", 7] })).toEqual(
      [0, 1, 2].map((at) => expect.stringContaining(`scriptHosts[${at}] must be a host`)),
    )
  })

  it('are read in the units of the store', () => {
    const parsed = parseSettings(CONTRACT_SETTINGS)
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.failure))
    const { shipping, taxes, discounts, orderRange } = parsed.value
    expect(orderRange.minimumSubtotal).toEqual({ amount: 200, currency: 'EUR' })
    expect(shipping[0]?.rate).toEqual({ tag: 'flat-rate', charge: { amount: 490, currency: 'EUR' } })
    expect(shipping[2]?.rate).toMatchObject({
      tag: 'price',
      steps: [
        { from: 0, upTo: 5000 },
        { from: 5000, upTo: null },
      ],
    })
    expect(taxes).toMatchObject([{ share: 190_000, state: null, onShipping: false }])
    expect(discounts.map(({ code, usageLimit }) => [code, usageLimit])).toContainEqual(['ONCE', 1])
    expect(discounts.find(({ code }) => code === 'OLD')?.expiresOn).toBe(Date.UTC(2020, 0, 1))
  })

  it.each([
    [{ ...offer, rate: { type: 'quantity', tiers: [{ from: 1, amount: '1.00' }] } }, { tag: 'quantity' }],
    [{ ...offer, rate: { type: 'weight', tiers: [{ from: 0.5, amount: '1.00' }] } }, { tag: 'weight' }],
    [
      { ...offer, rate: { type: 'percentage', percent: 5 } },
      { tag: 'percentage', share: 50_000 },
    ],
  ])('read the shipping rate %j', (shipping, rate) => {
    expect(parseSettings({ ...minimal, shipping: [shipping] })).toMatchObject({
      ok: true,
      value: { shipping: [{ rate, countries: 'everywhere' }] },
    })
  })

  it('distinguish included taxes from added ones', () => {
    const taxes = [
      { country: 'DE', name: 'VAT', percent: 19, included: true },
      { country: 'AT', name: 'VAT', percent: 20, included: false },
    ]
    expect(parseSettings({ ...minimal, taxes })).toMatchObject({
      ok: true,
      value: {
        taxes: [
          { country: 'DE', isIncluded: true },
          { country: 'AT', isIncluded: false },
        ],
      },
    })
  })

  it('of the demonstration sell at prices that hold every tax', () => {
    const read = parseSettings(JSON.parse(readFileSync('demo/vitrine.json', 'utf8')))
    const taxes = read.ok ? read.value.taxes : []
    expect([taxes.length > 0, taxes.every(({ isIncluded }) => isIncluded)]).toEqual([true, true])
  })

  it('accept states by code or name, and no others', () => {
    const tax = { country: 'US', name: 'Sales tax', percent: 7 }
    const own = { ...minimal, country: 'US', state: 'texas' }
    expect(parseSettings({ ...own, taxes: [{ ...tax, state: 'California' }] })).toMatchObject({
      value: { state: 'TX', taxes: [{ state: 'CA' }] },
    })
    expect(problemsOf({ ...own, taxes: [{ ...tax, state: 'Kalifornien' }] })).toEqual([
      'taxes[0].state must be a state or province of that country, such as CA in US',
    ])
    expect(problemsOf({ ...minimal, taxes: [{ ...tax, country: 'DE', state: 'Bayern' }] })).toEqual([
      'taxes[0].state can be given for countries whose states are known only: AU, BR, CA, IN, MX, MY, US',
    ])
    expect(parseSettings(minimal)).toMatchObject({ value: { state: null } })
  })

  it('compare discount codes in the form that shoppers send', () => {
    const discounts = [{ code: ' spring ', name: 'Spring', percent: 12.5 }]
    expect(parseSettings({ ...minimal, discounts })).toMatchObject({
      value: { discounts: [{ code: 'SPRING', worth: { tag: 'percent', share: 125_000 } }] },
    })
  })

  it.each([
    [null, 'the file must be an object'],
    ['text', 'the file must be an object'],
    [[], 'the file must be an object'],
    [{ ...minimal, name: ' ' }, 'name must be a text'],
    [{ currency: 'EUR', country: 'DE' }, 'name is missing: it must be a text'],
    [{ ...minimal, currency: 'EURO' }, 'currency must be a currency code such as EUR'],
    ...['Germany', 'de', 'ZZ', 'EU', 'UK'].map((country): [unknown, string] => [
      { ...minimal, country },
      'country must be a country code of two capital letters such as DE',
    ]),
    ...['http://erp.local:8080/hooks', 'ftp://a.example/', 'https://u:p@a.example/'].map(
      (url): [unknown, string] => [{ ...minimal, webhooks: [{ url }] }, 'webhooks[0].url must be'],
    ),
    [
      { ...minimal, webhooks: [{ url: 'https://a.example/', private: 1 }] },
      'webhooks[0].private must be true or false',
    ],
    [{ ...minimal, capture: 'later' }, 'capture must be one of at-once, on-fulfilment'],
    [{ ...minimal, orderMinimum: 5 }, 'orderMinimum must be an amount of EUR in quotes, such as "4.90"'],
    [{ ...minimal, orderLinkDays: -1 }, 'orderLinkDays must be a whole number, zero or more'],
    [{ ...minimal, orderMinimum: '-5.00' }, 'orderMinimum must be an amount'],
    [{ ...minimal, orderMinimum: '5.005' }, 'orderMinimum must be an amount'],
    [{ ...minimal, shipping: {} }, 'shipping must be a list'],
    [{ ...minimal, shipping: [{ ...offer, id: '' }] }, 'shipping[0].id must be a text'],
    [{ ...minimal, shipping: [offer, offer] }, 'shipping names a twice'],
    [
      { ...minimal, shipping: [{ ...offer, rate: { type: 'free' } }] },
      'shipping[0].rate.type must be one of flat-rate',
    ],
    [
      { ...minimal, shipping: [{ ...offer, rate: { type: 'flat-rate', amount: 4.9 } }] },
      'shipping[0].rate.amount must be an amount',
    ],
    [
      { ...minimal, shipping: [{ ...offer, rate: { type: 'price' } }] },
      'shipping[0].rate.tiers must have at least one tier',
    ],
    [
      {
        ...minimal,
        shipping: [
          {
            ...offer,
            rate: {
              type: 'quantity',
              tiers: [
                { from: 2, amount: '1' },
                { from: 1, amount: '1' },
              ],
            },
          },
        ],
      },
      'shipping[0].rate.tiers must be in rising order of "from"',
    ],
    [
      { ...minimal, shipping: [{ ...offer, countries: ['DE', 'Austria'] }] },
      'shipping[0].countries[1] must be a country code',
    ],
    [
      { ...minimal, taxes: [{ country: 'DE', name: 'VAT', percent: 119 }] },
      'taxes[0].percent must be a percentage',
    ],
    [
      { ...minimal, discounts: [{ code: 'A', name: 'A' }] },
      'discounts[0] must have either percent or amount',
    ],
    [
      { ...minimal, discounts: [{ code: 'A', name: 'A', percent: 1, amount: '1' }] },
      'discounts[0] must have either',
    ],
    [
      { ...minimal, discounts: [{ code: 'A', name: 'A', percent: 1, expires: 'soon' }] },
      'discounts[0].expires must be a date',
    ],
    [
      { ...minimal, discounts: [{ code: 'A', name: 'A', percent: 1, usageLimit: 1.5 }] },
      'discounts[0].usageLimit must be a whole',
    ],
    [{ ...minimal, fields: { colour: 'paint' } }, 'fields.colour must be one of text, number, bool'],
    [{ ...minimal, shiping: [] }, 'shiping is not known here'],
    [{ ...minimal, shipping: [{ ...offer, rte: 1 }] }, 'shipping[0].rte is not known here'],
  ])('%j: %s', (input, problem) => {
    expect(problemsOf(input).some((found) => found.startsWith(problem))).toBe(true)
  })

  describe.each([
    ['the character zero', 'a\0b'],
    ['half of a pair', '\ud800'],
  ])('with %s in a text', (_name, odd) => {
    it.each(textsIn(WITH_TEXTS))('are refused at their place: $path', ({ path }) => {
      expect(problemsOf(withText(WITH_TEXTS, path, odd))).toContainEqual(
        expect.stringMatching(/ holds a character that cannot be stored/),
      )
    })
  })

  it('report all mistakes at once', () => {
    expect(
      problemsOf({ name: 1, currency: 'X', country: 2, taxes: [{}], shipping: [{ id: 3 }] }).length,
    ).toBeGreaterThanOrEqual(8)
  })

  it('accept the seller and the look of mails, and name the place of each mistake', () => {
    const business = { name: 'Shop GmbH', address: ['Market 1'], taxId: 'DE1' }
    const parsed = parseSettings({ ...minimal, business, mails: { accent: '#AA0033' } })
    expect(parsed.ok && [parsed.value.business, parsed.value.mails]).toEqual([
      { ...business, email: null, phone: null, register: null },
      { accent: '#AA0033', logo: null },
    ])
    expect(
      problemsOf({
        ...minimal,
        business: { address: 'Market 1', vat: 'DE1' },
        mails: { accent: 'red', logo: 'logo.png' },
      }),
    ).toEqual([
      expect.stringMatching(/^business\.vat is not known here/),
      'business.name is missing: it must be a text',
      'business.address must be a list',
      'mails.logo must be the address of a picture, such as /images/logo.png',
      'mails.accent must be a colour such as #1f4f8f',
    ])
  })

  it.each([['de'], ['de-DE'], ['fr-CH']])('take %s as a locale of prices', (priceLocale) => {
    const parsed = parseSettings({ ...minimal, priceLocale })
    expect(parsed.ok && parsed.value.priceLocale).toBe(priceLocale)
  })

  it.each([['xx'], ['de_DE'], ['German'], [1], ['']])('refuse %j as a locale of prices', (priceLocale) => {
    expect(problemsOf({ ...minimal, priceLocale })).toEqual([
      'priceLocale must be a language, with or without a country, such as de or de-DE',
    ])
  })

  it.each([
    ['UK', '; UK is GB'],
    ['gb', '; gb is GB'],
    ['EL', '; EL is GR'],
    ['ZZ', ''],
  ])('name the code that %s stands for', (country, meant) => {
    expect(problemsOf({ ...minimal, country })).toEqual([
      `country must be a country code of two capital letters such as DE${meant}`,
    ])
  })

  it('tell an empty text from a value that is none', () => {
    expect(problemsOf({ ...minimal, name: ' ' })).toEqual(['name must be a text that is not empty'])
    expect(problemsOf({ ...minimal, name: 5 })).toEqual(['name must be a text'])
  })

  it('quote the wrong value, but no password', () => {
    const parsed = parseSettings({ ...minimal, country: 'Germany', gates: [{ path: '/a', password: 5 }] })
    expect(parsed.ok ? [] : parsed.failure.map(settingsProblemLine)).toEqual([
      'country: must be a country code of two capital letters such as DE; it is "Germany"',
      'gates[0].password: must be a text',
    ])
  })
})

it.each<[string, object, boolean]>([
  ['in the Union', {}, true],
  ['elsewhere', { country: 'GB' }, false],
  [
    'elsewhere that names a country of the Union',
    { country: 'GB', shipping: [{ ...offer, countries: ['FR'] }] },
    true,
  ],
  ['elsewhere that ships everywhere', { country: 'GB', shipping: [offer] }, false],
  ['elsewhere that turns it on', { country: 'GB', withdrawal: {} }, true],
  ['in the Union that turns it off', { withdrawal: false }, false],
])('a shop %s has a withdrawal page as the law requires', (_, change, isOn) => {
  expect(valueOf(parseSettings({ ...minimal, country: 'DE', ...change })).withdrawal !== null).toBe(isOn)
})

describe('the schema for editors', () => {
  const readJson = (file: string): object => JSON.parse(readFileSync(file, 'utf8')) as object
  const isRight = new Ajv().compile(readJson('vitrine.schema.json'))
  const $schema = '../node_modules/vitrine/vitrine.schema.json'

  it.each([
    ['no more than is needed', minimal],
    ['the shop of the tests', CONTRACT_SETTINGS],
    ['texts of each kind', WITH_TEXTS],
    ['the demonstration', readJson('demo/vitrine.json')],
    ['no page to withdraw on', { ...minimal, withdrawal: false, invoices: null }],
  ])('accepts %s, as the shop does', (_name, settings) => {
    expect(isRight({ $schema, ...settings })).toBe(true)
    expect(parseSettings({ $schema, ...settings })).toMatchObject({ ok: true })
  })

  it.each([
    ['a misspelt name', { ...minimal, shiping: [] }],
    ['a misspelt name deep inside', { ...minimal, shipping: [{ ...offer, rte: 1 }] }],
    ['a missing name', { currency: 'EUR', country: 'DE' }],
    ['a number for an amount', { ...minimal, orderMinimum: 5 }],
    ['an unknown word', { ...minimal, capture: 'later' }],
    ['half a day', { ...minimal, withdrawal: { days: 0.5 } }],
    [
      'a rate by tiers without any',
      { ...minimal, shipping: [{ ...offer, rate: { type: 'price', tiers: [] } }] },
    ],
    [
      'an amount of a rate by percent',
      { ...minimal, shipping: [{ ...offer, rate: { type: 'percentage', percent: 1, amount: '1' } }] },
    ],
  ])('refuses %s, as the shop does', (_name, settings) => {
    expect(isRight(settings)).toBe(false)
    expect(parseSettings(settings)).toMatchObject({ ok: false })
  })
})

it('offers are compared in linear time', () =>
  expectLinear(
    (text) => {
      const shipping = Array.from(text, (_letter, at) => ({ ...offer, id: `offer-${at}` }))
      expect(parseSettings({ ...minimal, shipping }).ok).toBe(true)
    },
    (length) => 'x'.repeat(length),
  ))

it('a text of a mail has at most 50,000 characters', () => {
  const accounts = { mails: { welcome: { subject: 'Hi', text: '{name}'.repeat(10_000) } } }
  expect(problemsOf({ ...minimal, accounts })).toEqual([
    'accounts.mails.welcome.text may have at most 50000 characters',
  ])
})

describe('the accounts of a site', () => {
  const many = (count: number): readonly object[] =>
    Array.from({ length: count }, (_, at) => ({ id: `phone${at}`, name: `No. ${at}`, type: 'PlainText' }))
  const groupsOf = (count: number): readonly object[] =>
    Array.from({ length: count }, (_, at) => ({ id: `group-${at}` }))

  it.each([
    [{ fields: many(20), groups: groupsOf(20) }, []],
    [{ fields: many(21) }, ['accounts.fields may have at most 20 entries']],
    [{ groups: groupsOf(21) }, ['accounts.groups may have at most 20 entries']],
    [{ groups: [{ id: 'vi' }] }, []],
    [{ groups: [{ id: 'v' }] }, ['accounts.groups[0].id must be two or more of a-z, 0-9, - and _']],
  ])('have at most 20 fields and 20 groups, whose ids have two characters', (accounts, problems) => {
    expect(problemsOf({ ...minimal, accounts })).toEqual(problems)
  })
})
