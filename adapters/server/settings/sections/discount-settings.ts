import * as v from 'valibot'
import type { CurrencyCode } from '../../../../core/money/index.js'
import type { Discount } from '../../../../core/pricing/index.js'
import { parseMoment } from '../../../../core/shared/index.js'
import { amountIn, percent } from '../setting-values.js'
import { count, means, members, must, orNull, parsed, text, together } from '../settings-kit.js'
import type { Schema } from '../settings-kit.js'

const DATE = 'a date such as 2027-01-31 or 2027-01-31T18:00:00Z'

/** A day (`2027-01-31`, from its first moment in UTC) or a moment with its zone (`2027-01-31T18:00:00Z`). */
const moment = v.pipe(
  v.string(must(DATE)),
  parsed<string, number>(DATE, (value) => parseMoment(value) ?? undefined),
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
        'Its end: a day, whose first moment in UTC counts, or a moment with its zone.',
        orNull(moment),
      ),
      usageLimit: means('The number of orders that can use it.', orNull(count)),
      minimum: means('The smallest subtotal that it applies to.', orNull(amountIn(currency))),
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
