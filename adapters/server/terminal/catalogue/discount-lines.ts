import { formatMoney } from '../../../../core/money/index.js'
import { discountState } from '../../../../core/pricing/index.js'
import type { OwnedDiscount } from '../../../../core/pricing/index.js'
import { plural } from '../../../../core/shared/index.js'
import {
  conditionTexts,
  discountValueText,
} from '../../../../core/use-cases/shop/discounts/decide-discount.js'
import { plainLine } from '../plain-words.js'
import type { PriceText } from './owner-prices.js'

/** A discount on one line. */
export function discountLine(discount: OwnedDiscount, nowMs: number, priceText: PriceText): string {
  const state = discountState(discount, nowMs)
  return plainLine(
    [
      discount.code,
      discountValueText(discount, priceText),
      ...(state === 'active' ? [] : [state]),
      `used ${plural(discount.usedCount, 'time')}`,
      ...conditionTexts(discount, priceText),
      ...(discount.name === discount.code ? [] : [discount.name]),
      ...(discount.source === 'settings' ? ['(vitrine.json)'] : []),
    ].join('  '),
  )
}

/** A discount in the form for JSON. */
export const discountReport = (discount: OwnedDiscount, nowMs: number) => ({
  ...discount,
  worth: discount.worth.tag === 'amount' ? formatMoney(discount.worth.amount) : discountValueText(discount),
  state: discountState(discount, nowMs),
})
