import { stringify } from 'csv-stringify/sync'
import { toDecimalString } from '../../../../core/money/index.js'
import type { OrderSummary } from '../../../../core/orders/index.js'
import { orderNumber, toSpreadsheetText } from '../../../../core/shared/index.js'

const HEADER = [
  ...['Placed', 'Number', 'Order', 'Status', 'Sent', 'Cancelled', 'Disputed', 'Pieces', 'Currency', 'Total'],
  ...['Taken', 'Refunded', 'Provider', 'Payment', 'Name', 'E-mail', 'To send'],
]

const yesNo = (value: boolean): string => (value ? 'yes' : 'no')

/** Names and addresses come from strangers, so no cell may be a formula. */
const toCells = (order: OrderSummary): readonly string[] => [
  new Date(order.time).toISOString(),
  orderNumber(order.id),
  order.id,
  order.status,
  order.fulfilment,
  yesNo(order.isCancelled),
  yesNo(order.isDisputed),
  String(order.itemCount),
  order.total.currency,
  toDecimalString(order.total),
  order.taken === null ? '' : toDecimalString(order.taken),
  toDecimalString(order.refunded),
  order.provider ?? '',
  ...[order.paymentReference ?? '', order.name, order.email ?? ''].map(toSpreadsheetText),
  yesNo(order.needsSending),
]

/** Orders as a table for spreadsheets, one line each. Times are in UTC, amounts in main units of the currency. */
export const ordersCsv = (orders: readonly OrderSummary[]): string =>
  stringify([HEADER, ...orders.map(toCells)]).trimEnd()
