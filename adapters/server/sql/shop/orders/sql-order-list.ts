import { money } from '../../../../../core/money/index.js'
import { orderId } from '../../../../../core/orders/index.js'
import type { OrderFilter, OrderList, OrderSortKey, OrderSummary } from '../../../../../core/orders/index.js'
import { createKeysetList, isSpelled, spellingsOf } from '../../engine/index.js'
import type { KeysetListOptions, Querier, SpelledFilter, SqlAnswer, SqlValue } from '../../engine/index.js'
import {
  MONEY_STATUSES,
  OPEN_STATUSES,
  PLACED_STATUSES,
  placedPaymentOf,
} from '../../../../../core/use-cases/shop/payments/attempt-status.js'
import { NEEDS_SENDING } from '../figures/sale-condition.js'
import { OPEN_RETURNS, REFUNDS_REFUSED, REFUNDS_UNDER_WAY } from './refund-conditions.js'
import { numberCondition, ordersOfMailbox, searchOrders, textCondition } from './search-orders.js'
import type { FoundOrders } from './search-orders.js'

/** A filter with the result of its search and the spellings of its address. */
type LookedUp = SpelledFilter<OrderFilter> & { readonly found?: FoundOrders }

type Options = KeysetListOptions<OrderSummary, OrderSortKey, LookedUp>

const quoted = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(', ')
const STATUS = `CASE WHEN payment_attempt.status IN (${quoted(PLACED_STATUSES)}) THEN 'placed' ELSE 'submitting' END`
const ITEM_COUNT = 'COALESCE(payment_attempt.item_count, 0)'
const NAME = `COALESCE(payment_attempt.customer_name, '')`

const SORT_COLUMNS: Options['sortColumns'] = {
  count: { expression: ITEM_COUNT, type: 'BIGINT' },
  name: { expression: `LOWER(${NAME})`, type: 'TEXT' },
  orderid: { expression: 'payment_attempt.order_id', type: 'TEXT' },
  paid: { expression: 'payment_attempt.amount_minor', type: 'BIGINT' },
  status: { expression: STATUS, type: 'TEXT' },
  time: { expression: 'payment_attempt.created_on', type: 'BIGINT' },
}

const fulfilmentOf = (text: unknown): OrderSummary['fulfilment'] =>
  text === 'fulfilled' || text === 'partly-fulfilled' ? text : 'unfulfilled'

function toSummary(row: SqlAnswer['rows'][number]): OrderSummary {
  const { email, provider, payment_reference: reference } = row
  const currency = `${row['currency']}`
  const payment = placedPaymentOf(`${row['payment_status']}`)
  return {
    id: orderId(`${row['order_id']}`),
    status: row['listed_status'] === 'placed' ? 'placed' : 'submitting',
    name: `${row['name']}`,
    email: email === null ? null : `${email}`,
    itemCount: Number(row['item_count']),
    total: money(Number(row['amount_minor']), currency),
    provider: provider === null ? null : `${provider}`,
    paymentReference: reference === null || reference === '' ? null : `${reference}`,
    payment,
    taken: payment === 'taken' ? money(Number(row['captured_minor'] ?? row['amount_minor']), currency) : null,
    refunded: money(Number(row['refunded_minor'] ?? 0), currency),
    isDisputed: row['disputed'] === true,
    fulfilment: fulfilmentOf(row['fulfilment']),
    isCancelled: row['cancelled_on'] != null,
    needsSending: row['needs_sending'] === true,
    time: Number(row['created_on']),
  }
}

const refundCondition = (refund: NonNullable<OrderFilter['refund']>): string =>
  `payment_attempt.order_id IN (SELECT refund.order_id FROM refund
    WHERE ${refund === 'refused' ? REFUNDS_REFUSED : REFUNDS_UNDER_WAY})`

/**
 * An order has at most one attempt that counts, since a new one begins only after the previous one was
 * released.
 */
export const createSqlOrderList = ({
  sql,
  siteId,
}: {
  readonly sql: Querier
  readonly siteId: string
}): OrderList =>
  createKeysetList<OrderSummary, OrderSortKey, LookedUp>({
    sql,
    columns: `payment_attempt.order_id, ${STATUS} AS listed_status, ${NAME} AS name, shop_order.email,
      ${ITEM_COUNT} AS item_count, payment_attempt.amount_minor, payment_attempt.currency,
      shop_order.payment_reference, payment_attempt.created_on, payment_attempt.provider,
      payment_attempt.status AS payment_status, payment_attempt.captured_minor, payment_attempt.refunded_minor,
      payment_attempt.disputed, order_desk.fulfilment, order_desk.cancelled_on,
      ${NEEDS_SENDING} AS needs_sending`,
    from: `payment_attempt JOIN shop_order
      ON shop_order.site_id = payment_attempt.site_id AND shop_order.id = payment_attempt.order_id
      LEFT JOIN order_desk
      ON order_desk.site_id = payment_attempt.site_id AND order_desk.id = payment_attempt.order_id`,
    idColumn: 'payment_attempt.id',
    sortColumns: SORT_COLUMNS,
    lookUp: async (filter) => {
      const { text, email } = filter
      if (text !== undefined) return { ...filter, found: await searchOrders(sql, siteId, text) }
      if (email === undefined) return filter
      const spellings = await spellingsOf(sql, siteId, [email], ['shop_order.email'])
      return { ...filter, spellings, found: await ordersOfMailbox(sql, siteId, spellings) }
    },
    where: ({ status, spellings, number, needsSending, text, found = null, ...filter }) => {
      const values: SqlValue[] = [siteId]
      const conditions = [
        'payment_attempt.site_id = $1',
        `payment_attempt.status IN (${quoted([...PLACED_STATUSES, ...OPEN_STATUSES])})`,
      ]
      if (status !== undefined) conditions.push(`${STATUS} = $${values.push(status)}`)
      if (spellings !== undefined)
        conditions.push(isSpelled('shop_order.email', `$${values.push(spellings)}`))
      if (number !== undefined) conditions.push(numberCondition(number, values))
      if (needsSending === true) conditions.push(NEEDS_SENDING)
      if (filter.isHeld === true) conditions.push(`payment_attempt.status = '${MONEY_STATUSES.held}'`)
      if (filter.isDisputed === true) conditions.push('payment_attempt.disputed')
      if (filter.hasOpenReturn === true)
        conditions.push(
          `payment_attempt.order_id IN (SELECT COALESCE(order_id, id) FROM withdrawal WHERE ${OPEN_RETURNS})`,
        )
      if (filter.isCancelled !== undefined)
        conditions.push(`order_desk.cancelled_on IS ${filter.isCancelled ? 'NOT ' : ''}NULL`)
      if (filter.fromMs !== undefined)
        conditions.push(`payment_attempt.created_on >= $${values.push(filter.fromMs)}`)
      if (filter.untilMs !== undefined)
        conditions.push(`payment_attempt.created_on < $${values.push(filter.untilMs)}`)
      if (filter.refund !== undefined) conditions.push(refundCondition(filter.refund))
      if (found !== null)
        conditions.push(
          `payment_attempt.order_id = ANY(string_to_array($${values.push(found.join(' '))}, ' '))`,
        )
      else if (text !== undefined) conditions.push(textCondition(text, values))
      return { text: conditions.join(' AND '), values }
    },
    read: async (rows) => rows.map(toSummary),
  })
