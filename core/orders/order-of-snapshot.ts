import { minorUnits } from '../money/index.js'
import type { ExtraItem, Order } from './order.js'

/** An included tax as early versions stored it: its amount only in the name, `VAT (€1,021.38 included)`. */
const AMOUNT_IN_NAME = /^(.*) \((\D*\d[\d.,]*) included\)$/s

function withAmount(extra: ExtraItem): ExtraItem {
  const { kind, name, price } = extra
  const [, plain = '', amount = ''] =
    kind === 'tax' && price.amount === 0 ? (AMOUNT_IN_NAME.exec(name) ?? []) : []
  // The amount was written with all decimals of its currency, so that its digits are the minor units.
  const amountMinor = Number(amount.replaceAll(/\D/g, ''))
  return amount === ''
    ? extra
    : { ...extra, name: plain, price: { ...price, amount: minorUnits(amountMinor) }, isIncluded: true }
}

/** Reads a stored order; one of an early version gets its included taxes as today's orders have them. */
export function orderOfSnapshot(text: string): Order {
  const order = JSON.parse(text) as Order
  return order.taxes === undefined && order.extraItems?.some(({ kind }) => kind === 'tax')
    ? { ...order, extraItems: order.extraItems.map(withAmount) }
    : order
}
