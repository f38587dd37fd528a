import * as v from 'valibot'
import { DEFAULT_WITHDRAWAL_SETTINGS } from '../../../../core/orders/index.js'
import type { WithdrawalSettings } from '../../../../core/orders/index.js'
import { EU_COUNTRIES } from '../../../../core/pricing/index.js'
import type { ShippingOffer } from '../../../../core/pricing/index.js'
import { count, means, members, optional, textLike } from '../settings-kit.js'

/**
 * The default of a shop that sets nothing, since the buyer's law counts (Directive 2011/83/EU, art. 11a). It
 * is on if the shop is in the European Union or names one of its countries for shipping.
 */
export function withdrawalIn(
  country: string,
  shipping: readonly Pick<ShippingOffer, 'countries'>[],
): WithdrawalSettings | null {
  const named = shipping.flatMap(({ countries }) => (countries === 'everywhere' ? [] : countries))
  return [country, ...named].some((each) => EU_COUNTRIES.includes(each)) ? DEFAULT_WITHDRAWAL_SETTINGS : null
}

const { days, deliveryDays, path } = DEFAULT_WITHDRAWAL_SETTINGS

/** The page on which shoppers withdraw (docs/orders.md). */
const withdrawalPage = members({
  days: means('the length of the period, in days', optional(count, days)),
  deliveryDays: means('the days of delivery, added to it', optional(count, deliveryDays)),
  path: means(
    'the path of the page',
    optional(textLike('a path such as /withdraw', /^(?:\/[A-Za-z0-9_-]+)+$/), path),
  ),
})

/** `withdrawal` in `vitrine.json`; false: there is no such page. */
export const withdrawal = v.lazy((input) => (input === false ? v.literal(false) : withdrawalPage))
