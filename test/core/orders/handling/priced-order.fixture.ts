import fc from 'fast-check'
import { money, percent, zero } from '../../../../core/money/index.js'
import { shippingMethodId } from '../../../../core/orders/index.js'
import type { DeskOrder, Order } from '../../../../core/orders/index.js'
import { priceOrder } from '../../../../core/pricing/index.js'
import type { PricingRequest } from '../../../../core/pricing/index.js'
import {
  discount,
  flat,
  line as pricingLine,
  offer,
  request,
  tax,
  USD,
} from '../../pricing/pricing.fixture.js'
import { deskOrder, placedOrder } from './desk-order.fixture.js'

/** An order as it is placed at the price of a request. */
export function placedAt(wanted: PricingRequest): Order {
  const priced = priceOrder(wanted)
  const { extraItems, taxes, discountParts, total, subtotal } = priced
  const sketch = placedOrder(wanted.lines.map(({ count, price }) => [count, price.amount]))
  const items = sketch.items.map((item, index) => ({
    ...item,
    price: wanted.lines[index]?.price ?? zero(USD),
    rowTotal: priced.rowTotals[index] ?? zero(USD),
  }))
  return { ...sketch, items, extraItems, taxes, discountParts, total, subtotal }
}

/** A paid order at the price of a request. */
export function paidOrder(wanted: PricingRequest): DeskOrder {
  const order = deskOrder('taken', placedAt(wanted))
  return { ...order, payment: { ...order.payment, refunded: zero(USD) } }
}

/** A delivery for an amount. */
export const post = (amount: number) => ({
  offers: [offer('post', flat(amount))],
  selected: shippingMethodId('post'),
})

const amounts = fc.integer({ min: 0, max: 20_000 })
/** Orders with one or two rates, a discount and shipping. */
export const anyRequest = fc
  .record({
    lines: fc.array(
      fc.record({
        amount: amounts,
        count: fc.integer({ min: 1, max: 5 }),
        category: fc.constantFrom(null, 'books'),
      }),
      { minLength: 1, maxLength: 5 },
    ),
    shipping: amounts,
    worth: fc.oneof(
      fc.integer({ min: 1, max: 100 }).map((share) => ({ tag: 'percent' as const, share: percent(share) })),
      amounts.map((amount) => ({ tag: 'amount' as const, amount: money(amount, 'USD') })),
    ),
    isForOne: fc.boolean(),
    isIncluded: fc.boolean(),
    onShipping: fc.boolean(),
  })
  .map(({ lines: sketches, shipping, worth, isForOne, isIncluded, onShipping }) =>
    request({
      lines: sketches.map(({ amount, count, category }, index) =>
        pricingLine(amount, count, { taxCategory: category, productId: `product-${index}` }),
      ),
      shipping: post(shipping),
      discount: discount({ worth, productIds: isForOne ? ['product-0'] : null }),
      taxes: [
        tax({ isIncluded, onShipping, share: percent(19) }),
        tax({ isIncluded, category: 'books', share: percent(7) }),
      ],
    }),
  )
