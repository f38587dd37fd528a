import { EU_COUNTRIES } from '../../pricing/index.js'

/** The legal act behind a rule, and the day from which it is in force. */
export interface LawAct {
  /** The act of the European Union, which applies in each member state; null: none. */
  readonly union: string | null
  /** The acts of countries, by code; the rule applies there as well. */
  readonly national: Readonly<Record<string, string>>
  /** The first day in force, ISO; null: older than the others here. */
  readonly since: string | null
  /**
   * `seller`: the law of the business's country; `buyer`: the law of each country to which it sells,
   * including its own.
   */
  readonly of: 'seller' | 'buyer'
}

/** The sources of the rules that `doctor` checks (docs/law.md). */
export const LAW_ACTS = {
  imprint: {
    union: 'Directive 2000/31/EC, art. 5(1)',
    national: {
      DE: '§ 5 DDG',
      AT: '§ 5 ECG, § 25 MedienG',
      FR: 'Loi 2004-575 (LCEN), art. 19',
      IT: 'D.Lgs. 70/2003, art. 7',
      ES: 'Ley 34/2002 (LSSI), art. 10',
      GB: 'SI 2002/2013, reg. 6',
      CH: 'UWG, art. 3(1)(s)',
    },
    since: null,
    of: 'seller',
  },
  identity: {
    union: 'Directive 2011/83/EU, art. 6(1)(b) and (c), art. 8(7)',
    national: { DE: 'Art. 246a § 1 EGBGB', GB: 'SI 2013/3134, reg. 13', CH: 'UWG, art. 3(1)(s)' },
    since: '2014-06-13',
    of: 'seller',
  },
  privacy: {
    union: 'Regulation (EU) 2016/679 (GDPR), art. 12 and 13',
    national: {
      GB: 'UK GDPR, art. 12 and 13',
      CH: 'DSG, art. 19',
      US: 'Cal. Bus. & Prof. Code § 22575 (California)',
    },
    since: '2018-05-25',
    of: 'buyer',
  },
  terms: {
    union: 'Directive 2000/31/EC, art. 10(3)',
    national: { DE: '§ 312i(1) no. 4 BGB', GB: 'SI 2002/2013, reg. 9(3)' },
    since: null,
    of: 'seller',
  },
  'withdrawal-text': {
    union: 'Directive 2011/83/EU, art. 6(1)(h) and 9',
    national: {
      DE: '§ 312g, § 355 BGB',
      AT: '§ 11 FAGG',
      FR: 'Code de la consommation, art. L221-18',
      IT: 'Codice del consumo, art. 52',
      ES: 'TRLGDCU, art. 102',
      GB: 'SI 2013/3134, reg. 29',
    },
    since: '2014-06-13',
    of: 'buyer',
  },
  'withdrawal-function': {
    union: 'Directive 2011/83/EU, art. 11a (Directive (EU) 2023/2673)',
    national: { DE: '§ 356a BGB' },
    since: '2026-06-19',
    of: 'buyer',
  },
  'order-button': {
    union: 'Directive 2011/83/EU, art. 8(2)',
    national: {
      DE: '§ 312j(3) BGB',
      AT: '§ 8(2) FAGG',
      FR: 'Code de la consommation, art. L221-14',
      IT: 'Codice del consumo, art. 51(2)',
      ES: 'TRLGDCU, art. 98(2)',
      GB: 'SI 2013/3134, reg. 14(4)',
    },
    since: '2014-06-13',
    of: 'buyer',
  },
  'tax-in-prices': {
    union: 'Directive 98/6/EC, art. 2(a) and 3',
    national: { DE: '§ 3 PAngV', AT: '§ 9 PrAG', GB: 'SI 2004/102, art. 4', CH: 'PBV, art. 4' },
    since: null,
    of: 'buyer',
  },
  'shipping-tax': {
    union: 'Directive 2006/112/EC, art. 78(b)',
    national: { DE: '§ 10(1) UStG', GB: 'VATA 1994, s. 19(2)', CH: 'MWSTG, art. 24(1)' },
    since: null,
    of: 'buyer',
  },
  'price-note': {
    union: 'Directive 2000/31/EC, art. 5(2)',
    national: { DE: '§ 6 PAngV', AT: '§ 5(2) ECG', GB: 'SI 2002/2013, reg. 6(2)' },
    since: null,
    of: 'seller',
  },
  'lowest-price': {
    union: 'Directive 98/6/EC, art. 6a',
    national: {
      DE: '§ 11 PAngV',
      AT: '§ 9a PrAG',
      FR: 'Code de la consommation, art. L112-1-1',
      IT: 'Codice del consumo, art. 17-bis',
      ES: 'Ley 7/1996, art. 20',
    },
    since: '2022-05-28',
    of: 'buyer',
  },
  'unit-price': {
    union: 'Directive 98/6/EC, art. 3',
    national: { DE: '§ 4 PAngV', AT: '§ 10a PrAG', GB: 'SI 2004/102, art. 5', CH: 'PBV, art. 5' },
    since: null,
    of: 'buyer',
  },
  manufacturer: {
    union: 'Regulation (EU) 2023/988 (GPSR), art. 19',
    national: {},
    since: '2024-12-13',
    of: 'buyer',
  },
  'guarantee-notice': {
    union: 'Directive 2011/83/EU, art. 6(1)(l) and 22a (Directive (EU) 2024/825), Regulation (EU) 2025/1960',
    national: {},
    since: '2026-09-27',
    of: 'buyer',
  },
  'digital-consent': {
    union: 'Directive 2011/83/EU, art. 16(m)',
    national: { DE: '§ 356(5) BGB', GB: 'SI 2013/3134, reg. 37' },
    since: '2014-06-13',
    of: 'buyer',
  },
  trackers: {
    union: 'Directive 2002/58/EC, art. 5(3)',
    national: {
      DE: '§ 25 TDDDG',
      AT: '§ 165(3) TKG 2021',
      FR: 'Loi 78-17, art. 82',
      IT: 'D.Lgs. 196/2003, art. 122',
      ES: 'Ley 34/2002 (LSSI), art. 22(2)',
      GB: 'SI 2003/2426 (PECR), reg. 6',
    },
    since: null,
    of: 'buyer',
  },
  'confirmation-mail': {
    union: 'Directive 2011/83/EU, art. 8(7)',
    national: {
      DE: '§ 312f(2) BGB',
      AT: '§ 7(3) FAGG',
      GB: 'SI 2013/3134, reg. 16',
      CH: 'UWG, art. 3(1)(s)',
    },
    since: '2014-06-13',
    of: 'buyer',
  },
  invoices: {
    union: 'Directive 2006/112/EC, art. 220(1)',
    national: {},
    since: null,
    of: 'seller',
  },
  'end-contract': {
    union: null,
    national: { DE: '§ 312k BGB', FR: 'Code de la consommation, art. L215-1-1' },
    since: '2023-06-01',
    of: 'buyer',
  },
  'renewal-terms': {
    union: null,
    national: { US: '15 U.S.C. § 8403 (ROSCA)' },
    since: null,
    of: 'buyer',
  },
  'dispute-platform': {
    union: 'Regulation (EU) 2024/3228, art. 1',
    national: {},
    since: '2025-07-20',
    of: 'seller',
  },
} as const satisfies Readonly<Record<string, LawAct>>

/** The name of a rule. */
export type LawRuleId = keyof typeof LAW_ACTS

const UNION: ReadonlySet<string> = new Set(EU_COUNTRIES)

const actOf = (rule: LawRuleId): LawAct => LAW_ACTS[rule]

/**
 * The countries with stored rules: the member states of the European Union, Britain, Switzerland, the USA.
 */
export const RULED_COUNTRIES: readonly string[] = [...EU_COUNTRIES, 'GB', 'CH', 'US']

/** True if a country belongs to the European Union. */
export const isInUnion = (country: string): boolean => UNION.has(country)

/** True if a rule applies in a country. */
export function holdsIn(rule: LawRuleId, country: string): boolean {
  const { union, national } = actOf(rule)
  return (union !== null && UNION.has(country)) || Object.hasOwn(national, country)
}

/** The sources of a rule in some countries, as one line. */
export function sourcesOf(rule: LawRuleId, countries: readonly string[]): string {
  const { union, national } = actOf(rule)
  return [
    ...(union !== null && countries.some((country) => UNION.has(country)) ? [union] : []),
    ...countries.flatMap((country) => {
      const act = Object.hasOwn(national, country) ? national[country] : undefined
      return act === undefined ? [] : [`${country}: ${act}`]
    }),
  ].join('; ')
}
