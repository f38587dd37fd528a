import type { NotifiedPayment } from '../../../../../core/ports/payments/payment-processor.port.js'
import { latestAttemptId } from '../../../../../core/use-cases/shop/orders/stored-order.js'
import type { Attempts } from '../../../../../core/use-cases/shop/payments/attempt-ports.js'
import { MONEY_STATUSES, OPEN_STATUSES } from '../../../../../core/use-cases/shop/payments/attempt-status.js'
import { isStorable, prepared } from '../../engine/index.js'
import type { PaymentAttemptRow } from '../../engine/index.js'
import { findAttempt } from '../orders/order-statements.js'
import { tablesOf } from '../site-database.js'
import type { SiteDatabase, Tables } from '../site-database.js'
import { reservedOf, toAttempt } from './stored-attempt.js'

const attemptsOf = (tables: Tables, siteId: string) =>
  tables.selectFrom('payment_attempt').selectAll().where('site_id', '=', siteId)

const selectOpen = prepared((tables: Tables, siteId: string) =>
  tables
    .selectFrom('payment_attempt')
    .select(['id', 'created_on', 'reserved'])
    .where('site_id', '=', siteId)
    .where('status', 'in', OPEN_STATUSES),
)

const selectNamed = prepared((tables: Tables, siteId: string, provider: string, key: string) =>
  attemptsOf(tables, siteId).where('provider', '=', provider).where('id', '=', key),
)
const selectReferred = prepared((tables: Tables, siteId: string, provider: string, reference: string) =>
  attemptsOf(tables, siteId).where('provider', '=', provider).where('reference', '=', reference),
)

/** Two attempts of one order may have the same reference: the key distinguishes them. */
async function findNotified(
  tables: Tables,
  siteId: string,
  provider: string,
  { key, reference }: NotifiedPayment,
): Promise<PaymentAttemptRow | undefined> {
  // A reference that no table can store cannot belong to this shop, and a query for it would fail.
  if (!isStorable(`${key ?? ''}${reference}`)) return undefined
  const named = key === null ? [] : (await selectNamed(tables, siteId, provider, key)).rows
  return named[0] ?? (await selectReferred(tables, siteId, provider, reference)).rows[0]
}

const orNull = (row: PaymentAttemptRow | null | undefined) => (row ? toAttempt(row) : null)

/** The payment attempts of a site, over SQL. */
export function createSqlAttempts({ sql, siteId }: SiteDatabase): Attempts {
  const tables = tablesOf(sql)
  return {
    find: async (id) => orNull(await findAttempt(tables, { siteId }, id)),
    findLatest: async (orderId) => {
      const row = await tables
        .selectFrom('shop_order')
        .select(['id', 'attempts'])
        .where('site_id', '=', siteId)
        .where('id', '=', orderId)
        .executeTakeFirst()
      return row === undefined ? null : orNull(await findAttempt(tables, { siteId }, latestAttemptId(row)))
    },
    findNotified: async (provider, payment) => orNull(await findNotified(tables, siteId, provider, payment)),
    open: async () =>
      (await selectOpen(tables, siteId)).rows.map((row) => ({
        id: row.id,
        createdMs: row.created_on,
        reserved: reservedOf(row),
      })),
    placedWith: async (money) =>
      (await attemptsOf(tables, siteId).where('status', '=', MONEY_STATUSES[money]).execute()).map(toAttempt),
  }
}
