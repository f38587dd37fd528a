import { GOODS_RULES } from './goods-rules.js'
import { holdsIn, LAW_ACTS, RULED_COUNTRIES, sourcesOf } from './law-acts.js'
import type { LawAct, LawRuleId } from './law-acts.js'
import type { LawFacts } from './law-facts.js'
import type { LawFinding, LawFlaw, LawRule } from './law-rule.js'
import { PAGE_RULES } from './page-rules.js'
import { SETTINGS_RULES } from './settings-rules.js'

/** Something that the laws of some countries require and the site does not show. */
export interface LawGap extends LawFinding {
  readonly rule: LawRuleId
  readonly countries: readonly string[]
  /** The legal acts behind it. */
  readonly source: string
}

/** The day of the check, and the one country to check; null: all countries of the shop. */
export interface LawQuestion {
  /** ISO date. */
  readonly today: string
  readonly only: string | null
}

const RULES: Readonly<Record<LawRuleId, LawRule>> = { ...PAGE_RULES, ...GOODS_RULES, ...SETTINGS_RULES }

const RULE_IDS = Object.keys(LAW_ACTS) as readonly LawRuleId[]

/** Rules for every site; other rules apply only to sites that sell. */
const OF_EVERY_SITE: readonly LawRuleId[] = ['imprint', 'privacy', 'trackers', 'dispute-platform']

const sells = ({ pages, products }: LawFacts): boolean =>
  products.length > 0 || pages.some(({ offersGoods }) => offersGoods)

/** The countries whose laws apply to a shop: that of the business, then those to which it ships. */
export function lawCountries({ country, shipsTo }: LawFacts, only: string | null): readonly string[] {
  if (only !== null) return [only]
  const others = shipsTo === 'everywhere' ? RULED_COUNTRIES : shipsTo
  return [country, ...[...new Set(others)].filter((each) => each !== country).sort()]
}

/** Countries of a shop without stored rules. */
export const unruledCountries = (countries: readonly string[]): readonly string[] =>
  countries.filter((country) => !RULED_COUNTRIES.includes(country))

/** Adds the starting day to the text of a rule that is not in force yet. */
const announced = (flaw: LawFlaw, since: string | null, today: string): LawFlaw =>
  since === null || since <= today
    ? flaw
    : { ...flaw, level: 'note', message: `From ${since}: ${flaw.message}` }

/** Finds the requirements of law in a shop's countries that its pages, goods and settings do not show. */
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
