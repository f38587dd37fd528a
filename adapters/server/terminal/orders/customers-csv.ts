import { stringify } from 'csv-stringify/sync'
import { money, toDecimalString } from '../../../../core/money/index.js'
import type { Customer } from '../../../../core/ports/shop/sales-ledger.port.js'
import { toSpreadsheetText } from '../../../../core/shared/index.js'
import { CUSTOMER_COLUMNS, customerCells } from './customer-lines.js'

/**
 * Customers as a table for spreadsheets. Names and addresses come from strangers, so no cell may be a
 * formula.
 */
export function customersCsv(customers: readonly Customer[]): string {
  const decimals = (amount: number, currency: string): string => toDecimalString(money(amount, currency))
  const rows = customers.map((each) => {
    const [email = '', name = '', ...numbers] = customerCells(each, decimals)
    return [...[email, name].map(toSpreadsheetText), ...numbers, each.currency]
  })
  return stringify([[...CUSTOMER_COLUMNS, 'Currency'], ...rows]).trimEnd()
}
