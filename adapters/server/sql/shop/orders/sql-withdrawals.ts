import { stampOf } from '../../../../../core/ports/platform/stamp.port.js'
import type { StampSources } from '../../../../../core/ports/platform/stamp.port.js'
import { orderId } from '../../../../../core/orders/index.js'
import type { LinePieces, Withdrawal } from '../../../../../core/orders/index.js'
import type { AuditEntry } from '../../../../../core/owners/index.js'
import type { Withdrawals } from '../../../../../core/ports/shop/withdrawals.port.js'
import { mailsOfWithdrawal } from '../../../../../core/use-cases/mails/orders/decision-mails.js'
import { withReturn } from '../../../../../core/use-cases/shop/orders/handle-return.js'
import { collectChanges } from '../../engine/index.js'
import type { Change, CommitChanges, Querier, SqlAnswer } from '../../engine/index.js'
import { queueOrderMails } from '../../mails/index.js'
import { tablesOf } from '../site-database.js'
import { toReturnState, withdrawnLines } from './handling/order-rows.js'
import { changesOfReturns } from './handling/write-returns.js'

/** The database and the site of withdrawals, and the function that makes changes in one transaction. */
export interface SqlWithdrawalsOptions {
  readonly sql: Querier
  readonly commit: CommitChanges
  readonly siteId: string
  /** The times and the ids of their mails. */
  readonly mails: StampSources
  /** The statements of an entry of the audit log. @default none */
  readonly alongside?: (entry: AuditEntry) => readonly Change[]
}

const COLUMNS = 'id, order_id, lines, name, statement, received_on, is_late, state, changed_on'

/** NULL: the whole order. */
const linesText = (lines: readonly LinePieces[]): string | null =>
  lines.length === 0 ? null : JSON.stringify(lines)

const toWithdrawal = (row: SqlAnswer['rows'][number]): Withdrawal => ({
  id: `${row['id']}`,
  // Withdrawals of earlier versions are for whole orders and have the orders' ids.
  orderId: orderId(`${row['order_id'] ?? row['id']}`),
  lines: withdrawnLines(row['lines'] == null ? null : `${row['lines']}`),
  name: `${row['name']}`,
  statement: row['statement'] === null ? null : `${row['statement']}`,
  receivedMs: Number(row['received_on']),
  isLate: row['is_late'] === true,
  state: toReturnState(`${row['state']}`),
  changedMs: Number(row['changed_on']),
})

/** The withdrawals of a shop, over SQL. */
export const createSqlWithdrawals = ({
  sql,
  commit,
  siteId,
  mails,
  alongside = () => [],
}: SqlWithdrawalsOptions): Withdrawals => ({
  declare: async (withdrawal, order) => {
    const { id, orderId: of, lines, name, statement, receivedMs, isLate, state, changedMs } = withdrawal
    const mailed = mailsOfWithdrawal(order, withdrawal).map((about) => ({ ...about, orderId: of }))
    return commit([
      ...(await changesOfReturns(siteId, order, [...order.returns, withdrawal])),
      {
        text: `INSERT INTO withdrawal (site_id, ${COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
          ON CONFLICT DO NOTHING`,
        values: [siteId, id, of, linesText(lines), name, statement, receivedMs, isLate, state, changedMs],
        mustChange: true,
      },
      ...(await collectChanges((querier) =>
        queueOrderMails(tablesOf(querier), { siteId, ...stampOf(mails) }, order.placed.email ?? '', mailed),
      )),
    ])
  },
  ofOrder: async (id) => {
    const { rows } = await sql.query(
      `SELECT ${COLUMNS} FROM withdrawal WHERE site_id = $1 AND (id = $2 OR order_id = $2)
       ORDER BY received_on, id`,
      [siteId, id],
    )
    return rows.map(toWithdrawal)
  },
  move: async (order, { id, state: before, lines: read }, { state, lines }, entry) =>
    commit([
      ...(await changesOfReturns(siteId, order, withReturn(order, { id, state, lines }).returns)),
      {
        text: `UPDATE withdrawal SET state = $3, changed_on = $4, lines = $6
          WHERE site_id = $1 AND id = $2 AND state = $5 AND COALESCE(lines, '') = $7`,
        values: [siteId, id, state, entry.atMs, before, linesText(lines), linesText(read) ?? ''],
        mustChange: true,
      },
      ...alongside(entry),
    ]),
  list: async (state, limit) => {
    const { rows } = await sql.query(
      `SELECT ${COLUMNS} FROM withdrawal WHERE site_id = $1 AND (CAST($2 AS TEXT) IS NULL OR state = $2)
       ORDER BY received_on DESC, id LIMIT $3`,
      [siteId, state, limit],
    )
    return rows.map(toWithdrawal)
  },
})
