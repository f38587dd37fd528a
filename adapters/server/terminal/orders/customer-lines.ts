import { money } from '../../../../core/money/index.js'
import type { Customer } from '../../../../core/ports/shop/sales-ledger.port.js'
import type { PriceText } from '../catalogue/owner-prices.js'
import { plainLine } from '../plain-words.js'
import { textTable } from '../text-table.js'

/** The columns of a list of customers. */
export const CUSTOMER_COLUMNS = ['E-mail', 'Name', 'Orders', 'Total', 'Refunded', 'First', 'Last']

const dayText = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** A customer in these columns; `amountText` writes an amount in minor units. */
export const customerCells = (
  { email, name, orders, currency, totalMinor, refundedMinor, firstOn, lastOn }: Customer,
  amountText: (amountMinor: number, currency: string) => string,
): readonly string[] => [
  email,
  name,
  String(orders),
  amountText(totalMinor, currency),
  amountText(refundedMinor, currency),
  dayText(firstOn),
  dayText(lastOn),
]

/** Customers as a table for a terminal. */
export function customerLines(customers: readonly Customer[], priceText: PriceText): readonly string[] {
  const prices = (amount: number, currency: string): string => priceText(money(amount, currency))
  return textTable(
    CUSTOMER_COLUMNS,
    customers.map((each) => customerCells(each, prices).map(plainLine)),
  )
}
