import { orderOfSnapshot } from '../../../../../core/orders/index.js'
import type { Order } from '../../../../../core/orders/index.js'
import type {
  Customer,
  LedgerOrder,
  LedgerTax,
  SalesLedger,
} from '../../../../../core/ports/shop/sales-ledger.port.js'
import {
  PLACED_STATUSES,
  placedPaymentOf,
} from '../../../../../core/use-cases/shop/payments/attempt-status.js'
import { ATTEMPTS_WITH_DESK, IS_SALE } from './sale-condition.js'
import { mailboxOf, readRespelled, respelledTable } from '../../engine/index.js'
import type { Querier, SqlAnswer } from '../../engine/index.js'

type Row = SqlAnswer['rows'][number]

const PART = 200
const PLACED = PLACED_STATUSES.map((status) => `'${status}'`).join(', ')
const SOURCE = `FROM ${ATTEMPTS_WITH_DESK}
  JOIN shop_order ON shop_order.site_id = payment_attempt.site_id AND shop_order.id = payment_attempt.order_id`
const FROM = `${SOURCE} WHERE payment_attempt.site_id = $1`
const MAILBOX = mailboxOf('shop_order.email')

const LIKE_LETTERS = /[\\%_]/g

/** The taxes of an order. An order from before rates were stored has them only as lines of its summary. */
const taxesOf = ({ taxes, extraItems }: Order): readonly LedgerTax[] =>
  taxes?.map(({ name, share, isIncluded, amount }) => ({
    ...{ name, isIncluded },
    percent: share / 10_000,
    amountMinor: amount.amount,
  })) ??
  extraItems
    .filter(({ kind }) => kind === 'tax')
    .map(({ name, price, isIncluded = false }) => ({
      ...{ name, isIncluded },
      percent: null,
      amountMinor: price.amount,
    }))

function toLedgerOrder(row: Row): LedgerOrder {
  const order = orderOfSnapshot(String(row['snapshot']))
  return {
    placedOn: Number(row['created_on']),
    currency: String(row['currency']),
    totalMinor: Number(row['amount_minor']),
    refundedMinor: Number(row['refunded_minor'] ?? 0),
    isCancelled: row['cancelled_on'] != null,
    payment: placedPaymentOf(String(row['status'])) ?? 'taken',
    country: order.shippingAddress?.country ?? order.billingAddress?.country ?? null,
    lines: order.items.map(({ product, count, rowTotal }) => ({
      productId: product.id,
      name: product.name,
      pieces: count,
      totalMinor: rowTotal.amount,
    })),
    taxes: taxesOf(order),
  }
}

const toCustomer = (row: Row): Customer => ({
  email: String(row['email']),
  name: String(row['name'] ?? ''),
  orders: Number(row['orders']),
  currency: String(row['currency']),
  totalMinor: Number(row['total']),
  refundedMinor: Number(row['refunded']),
  firstOn: Number(row['first_on']),
  lastOn: Number(row['last_on']),
})

/** Reads placed orders by their snapshots, so that a changed catalogue changes no figure. */
export function createSqlSalesLedger({
  sql,
  siteId,
}: {
  readonly sql: Querier
  readonly siteId: string
}): SalesLedger {
  return {
    placed: async function* (fromMs, untilMs) {
      let [time, id] = [fromMs, '']
      for (;;) {
        const { rows } = await sql.query(
          `SELECT payment_attempt.id, payment_attempt.amount_minor, payment_attempt.currency,
              payment_attempt.refunded_minor, payment_attempt.status, payment_attempt.created_on,
              payment_attempt.snapshot, order_desk.cancelled_on ${FROM}
            AND payment_attempt.status IN (${PLACED}) AND payment_attempt.created_on < $2
            AND (payment_attempt.created_on, payment_attempt.id) > ($3, $4)
            ORDER BY payment_attempt.created_on, payment_attempt.id LIMIT ${PART}`,
          [siteId, untilMs, time, id],
        )
        const last = rows.at(-1)
        if (last === undefined) return
        yield rows.map(toLedgerOrder)
        ;[time, id] = [Number(last['created_on']), String(last['id'])]
      }
    },
    customers: async ({ search, limit }) => {
      const pattern = search === null ? '%' : `%${search.toLowerCase().replace(LIKE_LETTERS, '\\$&')}%`
      const { rows } = await sql.query(
        `SELECT ${MAILBOX} AS email, MAX(payment_attempt.customer_name) AS name,
            COUNT(*) AS orders, payment_attempt.currency, SUM(payment_attempt.amount_minor) AS total,
            SUM(COALESCE(payment_attempt.refunded_minor, 0)) AS refunded,
            MIN(payment_attempt.created_on) AS first_on, MAX(payment_attempt.created_on) AS last_on ${SOURCE}
          LEFT JOIN ${respelledTable('$4', '$5')} ON respelled.address = shop_order.email
          WHERE payment_attempt.site_id = $1 AND shop_order.email IS NOT NULL AND ${IS_SALE}
          AND (${MAILBOX} LIKE $2 OR LOWER(payment_attempt.customer_name) LIKE $2)
          GROUP BY ${MAILBOX}, payment_attempt.currency
          ORDER BY MAX(payment_attempt.created_on) DESC, ${MAILBOX} LIMIT $3`,
        [siteId, pattern, limit, ...(await readRespelled(sql, siteId, 'shop_order.email'))],
      )
      return rows.map(toCustomer)
    },
  }
}
