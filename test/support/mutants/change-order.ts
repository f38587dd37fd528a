import { money } from '../../../core/money/index.js'
import type { Money } from '../../../core/money/index.js'
import type { ExtraItem, Order } from '../../../core/orders/index.js'
import { orderId, orderToken } from '../../../core/orders/index.js'
import type { SubmitAnswer } from '../../../core/ports/shop/commerce-gateway.port.js'
import { inShop } from './broken-gateway.js'
import type { Break, Mutant } from './broken-gateway.js'

/** A back end that breaks one rule. */
export const mutant = (breaks: string, by: Break): Mutant => ({ breaks, by: inShop(by) })

/** Another amount of the same currency. */
export const cents = (price: Money, amount: number): Money => money(amount, price.currency)
/** A slightly larger amount of it. */
export const more = (price: Money, by = 1): Money => cents(price, price.amount + by)
/** The same number in another currency. */
export const dollars = ({ amount }: Money): Money => money(amount, 'USD')

/** An order with another sum of one kind of extra lines, and the matching total. */
export const withExtras = (order: Order, kind: string, change: (amount: number) => number): Order => {
  const extraItems = order.extraItems.map((extra): ExtraItem =>
    extra.kind === kind ? { ...extra, price: cents(extra.price, change(extra.price.amount)) } : extra,
  )
  const sum = extraItems.reduce<number>((total, { price }) => total + price.amount, order.subtotal.amount)
  return { ...order, extraItems, total: cents(order.total, sum) }
}

/** An order that was never placed. */
export const inventedOrder = (id: string): Extract<SubmitAnswer, { readonly tag: 'accepted' }> => ({
  tag: 'accepted',
  orderId: orderId(id),
  token: orderToken(`${crypto.randomUUID()}`),
  customerPaid: money(100, 'EUR'),
  purchasedItems: [],
})

let keys = 0

/** A key that no request has had. */
export const freshKey = (): string => `mutant-${(keys += 1)}`
