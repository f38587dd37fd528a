import * as v from 'valibot'
import { parseDecimal, parsePercent } from '../../../core/money/index.js'
import type { CurrencyCode, Money, PartsPerMillion } from '../../../core/money/index.js'
import {
  COUNTRIES_WITH_STATES,
  countryCode,
  hasStates,
  isCountryCode,
  stateCode,
} from '../../../core/pricing/index.js'
import { must, parsed } from './settings-kit.js'
import type { Schema } from './settings-kit.js'

/** An amount as a decimal text such as `4.90`, at least zero. */
export function amountIn(currency: CurrencyCode): Schema<Money> {
  const expected = `an amount of ${currency} in quotes, such as "4.90"`
  return v.pipe(
    v.string(must(expected)),
    parsed<string, Money>(expected, (value) => {
      const amount = parseDecimal(value, currency)
      return amount.ok && amount.value.amount >= 0 ? amount.value : undefined
    }),
  )
}

const COUNTRY = 'a country code of two capital letters such as DE'

/** The code that was meant by another one for the same country, as in `UK is GB`. */
const meantCountry = (written: string): string => {
  const meant = countryCode(written)
  return meant === null ? COUNTRY : `${COUNTRY}; ${written.trim()} is ${meant}`
}

/** A country as ISO 3166-1 alpha-2. */
export const country = v.pipe(
  v.string(must(COUNTRY)),
  v.check(isCountryCode, (issue) => must(meantCountry(issue.input))(issue)),
)

/** A state by its code or name; `noStateOf` checks it together with its country. */
export const stateName = v.string(must('a state or province of that country, such as CA in US'))

interface Place {
  readonly country: string
  readonly state: string | null
}

/** The problem with a state that its country does not have; null: none. */
export const noStateOf = ({ country: of, state }: Place): string | null =>
  state === null || stateCode(of, state) !== null
    ? null
    : 'must be a state or province of that country, such as CA in US'

/**
 * The problem with the state of a tax. Only countries with known states can have one: elsewhere a shopper who
 * spells the state differently would not pay the tax.
 */
export const noTaxStateOf = (place: Place): string | null =>
  place.state !== null && !hasStates(place.country)
    ? `can be given for countries whose states are known only: ${COUNTRIES_WITH_STATES.join(', ')}`
    : noStateOf(place)

const SHARE = 'a percentage from 0 to 100 with at most four decimals'

/** A share from 0 to 100 percent. */
export const percent: Schema<PartsPerMillion> = v.pipe(
  v.union([v.number(), v.string()], must(SHARE)),
  parsed<number | string, PartsPerMillion>(SHARE, (value) => {
    const share = parsePercent(value)
    return share.ok && share.value <= 1_000_000 ? share.value : undefined
  }),
)
