import * as v from 'valibot'
import type { CurrencyCode } from '../../../core/money/index.js'
import { stateCode, taxCategoryOf } from '../../../core/pricing/index.js'
import type { Discount, TaxRule } from '../../../core/pricing/index.js'
import { amountIn, country, noTaxStateOf, percent, stateName } from './amounts.js'
import {
  count,
  flag,
  means,
  members,
  must,
  optional,
  orNull,
  parsed,
  text,
  together,
} from './settings-kit.js'
import type { Schema } from './settings-kit.js'

const INCLUDED = 'true, false, or how the tax is called beside its amount, such as incl. VAT'

const included = v.union(
  [
    v.boolean(),
    v.pipe(
      v.string(),
      v.check((value) => value.trim() !== '', must(INCLUDED)),
    ),
  ],
  must(INCLUDED),
)

/** One entry of `taxes`. */
export const tax: Schema<TaxRule> = v.pipe(
  members({
    country: means('The country whose orders it is taken of.', country),
    state: means('A state of that country, by code or name; not for every country.', orNull(stateName)),
    name: means('Its name in summaries.', text),
    percent: means('Its rate.', percent),
    included: means(
      'The prices hold it: it is shown once, with its amount, and changes no sum, as `VAT (included)` or by ' +
        'the words that stand in place of `true` (`"inkl. MwSt."`).',
      optional(included, false),
    ),
    onShipping: means('It is taken of shipping too.', optional(flag, false)),
    category: means('Only for products of this `Tax Category`, in place of the general rate.', orNull(text)),
  }),
  together(['country', 'state'], 'state', (place) => noTaxStateOf(place)),
  v.transform(({ percent: share, included: words, state, category, ...rest }): TaxRule => ({
    ...rest,
    share,
    state: stateCode(rest.country, state),
    category: category === null ? null : taxCategoryOf(category),
    isIncluded: words !== false,
    ...(typeof words === 'string' && { includedName: words }),
  })),
)

const DATE = 'a date such as 2027-01-31 or 2027-01-31T18:00:00Z'
const DATE_FORM = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/

/** A day (`2027-01-31`, from its first moment in UTC) or a moment with its zone (`2027-01-31T18:00:00Z`). */
const moment = v.pipe(
  v.string(must(DATE)),
  parsed<string, number>(DATE, (value) => {
    const time = DATE_FORM.test(value) ? Date.parse(value) : NaN
    return Number.isNaN(time) ? undefined : time
  }),
)

/** One entry of `discounts`. */
export const discountIn = (currency: CurrencyCode): Schema<Discount> =>
  v.pipe(
    members({
      code: means('The word that shoppers enter, in any case.', text),
      name: means('Its name in summaries.', text),
      percent: means('A share of the goods; either this or `amount`.', v.optional(percent)),
      amount: means('An amount off the goods.', v.optional(amountIn(currency))),
      expires: means(
        'Its end: a day, from its first moment in UTC, or a moment with its zone.',
        orNull(moment),
      ),
      usageLimit: means('The number of orders that may use it.', orNull(count)),
      minimum: means('The amount that the goods must come to.', orNull(amountIn(currency))),
    }),
    together(['percent', 'amount'], null, ({ percent: share, amount }) =>
      (share === undefined) === (amount === undefined) ? 'must have either percent or amount' : null,
    ),
    v.transform(({ code, name, percent: share, amount, expires, usageLimit, minimum }): Discount => ({
      code: code.trim().toUpperCase(),
      name,
      worth: amount === undefined ? { tag: 'percent', share: share as never } : { tag: 'amount', amount },
      expiresOn: expires,
      usageLimit,
      usedCount: 0,
      minimumSubtotal: minimum,
      minimumCount: null,
      productIds: null,
    })),
  )
