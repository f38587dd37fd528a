import { stringify } from 'csv-stringify/sync'
import { money, toDecimalString } from '../../../../core/money/index.js'
import type { Customer } from '../../../../core/ports/shop/sales-ledger.port.js'
import { toSpreadsheetText } from '../../../../core/shared/index.js'
import type { PriceText } from '../catalogue/owner-prices.js'
import { plainLine } from '../plain-words.js'
import { textTable } from '../text-table.js'

const HEADER = ['E-mail', 'Name', 'Orders', 'Total', 'Refunded', 'First', 'Last']

const dayText = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

const toCells = (
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

/**
 * Customers as a table for spreadsheets. Names and addresses come from strangers, so no cell may be a
 * formula.
 */
export function customersTable(customers: readonly Customer[]): string {
  const decimals = (amount: number, currency: string): string => toDecimalString(money(amount, currency))
  const rows = customers.map((each) => {
    const [email = '', name = '', ...numbers] = toCells(each, decimals)
    return [...[email, name].map(toSpreadsheetText), ...numbers, each.currency]
  })
  return stringify([[...HEADER, 'Currency'], ...rows]).trimEnd()
}

/** Customers as a table for a terminal. */
export function customerLines(customers: readonly Customer[], priceText: PriceText): readonly string[] {
  const prices = (amount: number, currency: string): string => priceText(money(amount, currency))
  return textTable(
    HEADER,
    customers.map((each) => toCells(each, prices).map(plainLine)),
  )
}
