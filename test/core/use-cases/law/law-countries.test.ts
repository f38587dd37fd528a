import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { findLawGaps } from '../../../../core/use-cases/law/find-law-gaps.js'
import { LAW_ACTS, RULED_COUNTRIES } from '../../../../core/use-cases/law/law-acts.js'
import type { LawAct } from '../../../../core/use-cases/law/law-acts.js'
import type { LawFacts, LawPage, LawProduct } from '../../../../core/use-cases/law/law-facts.js'
import { EU_COUNTRIES } from '../../../../core/pricing/index.js'

const docs = readFileSync('docs/law.md', 'utf8')
const TODAY = '2026-11-27'

interface Source {
  readonly rule: string
  readonly since: string
  readonly union: string
  /** Country -> act. */
  readonly national: Readonly<Record<string, string>>
}

/** The rows of the table below a heading, as cells. */
const rowsBelow = (heading: string): readonly (readonly string[])[] =>
  (docs.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    )

const SOURCES: readonly Source[] = rowsBelow('Sources').map(
  ([rule = '', since = '', union = '', acts = '']) => ({
    rule: rule.replaceAll('`', ''),
    since,
    union,
    national: Object.fromEntries(
      acts
        .split('; ')
        .filter((act) => act !== '')
        .map((act) => [act.slice(0, 2), act.slice(4)]),
    ),
  }),
)

/** The rules that the page names as those of the seller's country. */
const ofSeller = (/\.\s([^.]*?) are required by the law of the seller's country/s.exec(docs)?.[1] ?? '')
  .match(/`[a-z-]+`/g)!
  .map((name) => name.replaceAll('`', ''))

/** A page without anything that a law requires, and with much that one forbids. */
const BARE: LawPage = {
  path: 'index.html',
  language: 'en',
  isStep: false,
  links: [{ words: 'Disputes', address: 'https://ec.europa.eu/consumers/odr/' }],
  text: 'Mugs',
  offersGoods: true,
  showsFormerPrice: true,
  showsLowestPrice: false,
  showsUnitPrice: false,
  shownFields: [],
  orderButtons: ['Go'],
  isCheckout: true,
  waitingHosts: [],
  trackers: ['hotjar.com'],
  otherScripts: [],
  asksConsent: false,
}
const THING: LawProduct = {
  name: 'Tea 500 g',
  kind: 'goods',
  isReduced: true,
  isSubscription: true,
  hasWeight: false,
  hasUnitPrice: false,
  options: [],
  fields: [],
  description: '',
}
/** A shop of a country that sells everywhere and shows nothing. */
const bareShop = (country: string): LawFacts => ({
  country,
  shipsTo: 'everywhere',
  pages: [BARE],
  products: [THING, { ...THING, kind: 'digital' }],
  settings: {
    business: null,
    taxes: [...RULED_COUNTRIES].map((each) => ({ country: each, isIncluded: false, onShipping: false })),
    chargesShipping: true,
    withdrawal: null,
    issuesInvoices: false,
    sendsMail: false,
    mailsTerms: false,
    mailsWithdrawal: false,
    confirmations: [],
  },
})

const isMember = (country: string): boolean => EU_COUNTRIES.some((member) => member === country)

/** The rules that the documentation names for a country. */
const documented = (country: string): readonly string[] =>
  SOURCES.filter(({ union, national }) => (union !== '' && isMember(country)) || country in national)
    .map(({ rule }) => rule)
    .sort()

const rulesOf = (facts: LawFacts, only: string): readonly string[] =>
  [...new Set(findLawGaps(facts, { today: TODAY, only }).map(({ rule }) => rule))].sort()

describe('the rules of each country', () => {
  it('have a row for each rule in both tables of the documentation, and no others', () => {
    const rules = Object.keys(LAW_ACTS)
    expect(SOURCES.map(({ rule }) => rule)).toEqual(rules)
    expect(rowsBelow('The checks').map(([rule = '']) => rule.replaceAll('`', ''))).toEqual(
      expect.arrayContaining(rules),
    )
    expect(rowsBelow('The checks')).toHaveLength(rules.length)
  })

  it.each(Object.entries<LawAct>(LAW_ACTS))('name the acts and the day of %s in its row', (rule, act) => {
    const { union, national, since, of } = act
    expect(SOURCES.find((source) => source.rule === rule)).toEqual({
      rule,
      since: since ?? '',
      union: union ?? '',
      national,
    })
    expect(ofSeller.includes(rule)).toBe(of === 'seller')
  })

  it.each(RULED_COUNTRIES)('are all found missing in a bare shop of %s that sells there', (country) => {
    expect(rulesOf(bareShop(country), country)).toEqual(documented(country))
  })

  it.each(RULED_COUNTRIES)('are those of buyers in %s for a shop in another country', (country) => {
    const elsewhere = country === 'US' ? 'CH' : 'US'
    expect(rulesOf(bareShop(elsewhere), country)).toEqual(
      documented(country).filter((rule) => !ofSeller.includes(rule)),
    )
  })

  it.each(RULED_COUNTRIES)('cite the act of %s, and that of the Union in its member states', (country) => {
    for (const { rule, source } of findLawGaps(bareShop(country), { today: TODAY, only: country })) {
      const { union, national } = SOURCES.find((one) => one.rule === rule)!
      const own = national[country]
      const acts = [
        ...(union !== '' && isMember(country) ? [union] : []),
        ...(own === undefined ? [] : [`${country}: ${own}`]),
      ]
      expect([rule, source]).toEqual([rule, acts.join('; ')])
    }
  })
})
