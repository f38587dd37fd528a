import { GOODS_RULES } from './goods-rules.js'
import { holdsIn, LAW_ACTS, RULED_COUNTRIES, sourcesOf } from './law-acts.js'
import type { LawAct, LawRuleId } from './law-acts.js'
import type { LawFacts } from './law-facts.js'
import type { LawFlaw, LawRule } from './law-rule.js'
import { PAGE_RULES } from './page-rules.js'
import { SETTINGS_RULES } from './settings-rules.js'

/** Something that the laws of some countries ask of a site and that it does not show. */
export interface LawGap extends Omit<LawFlaw, 'countries'> {
  readonly rule: LawRuleId
  readonly countries: readonly string[]
  /** The acts behind it. */
  readonly source: string
}

/** The day of the check, and the one country that is asked about; null: all of the shop. */
export interface LawQuestion {
  /** ISO date. */
  readonly today: string
  readonly only: string | null
}

const RULES: Readonly<Record<LawRuleId, LawRule>> = { ...PAGE_RULES, ...GOODS_RULES, ...SETTINGS_RULES }

const RULE_IDS = Object.keys(LAW_ACTS) as readonly LawRuleId[]

/** Rules for every site; the others are asked of those that sell. */
const OF_EVERY_SITE: readonly LawRuleId[] = ['imprint', 'privacy', 'trackers', 'dispute-platform']

const sells = ({ pages, products }: LawFacts): boolean =>
  products.length > 0 || pages.some(({ offersGoods }) => offersGoods)

/** The countries whose laws a shop meets: that of the business, then those that it ships to. */
export function lawCountries({ country, shipsTo }: LawFacts, only: string | null): readonly string[] {
  if (only !== null) return [only]
  const others = shipsTo === 'everywhere' ? RULED_COUNTRIES : shipsTo
  return [country, ...[...new Set(others)].filter((each) => each !== country).sort()]
}

/** Countries of a shop for which no rule is kept. */
export const unruledCountries = (countries: readonly string[]): readonly string[] =>
  countries.filter((country) => !RULED_COUNTRIES.includes(country))

/** Says of a rule that does not hold yet from which day it does. */
const announced = (flaw: LawFlaw, since: string | null, today: string): LawFlaw =>
  since === null || since <= today
    ? flaw
    : { ...flaw, level: 'note', message: `From ${since}: ${flaw.message}` }

/** Finds what the laws of a shop's countries ask for and its pages, goods and settings do not show. */
export function findLawGaps(facts: LawFacts, { today, only }: LawQuestion): readonly LawGap[] {
  const countries = lawCountries(facts, only)
  const asked = sells(facts) ? RULE_IDS : RULE_IDS.filter((rule) => OF_EVERY_SITE.includes(rule))
  return asked.flatMap((rule) => {
    const { of, since }: LawAct = LAW_ACTS[rule]
    const held = countries.filter(
      (country) => holdsIn(rule, country) && (of === 'buyer' || country === facts.country),
    )
    if (held.length === 0) return []
    return RULES[rule](facts, held).map(({ countries: narrowed = held, ...flaw }) => ({
      ...announced(flaw, since, today),
      rule,
      countries: narrowed,
      source: sourcesOf(rule, narrowed),
    }))
  })
}
