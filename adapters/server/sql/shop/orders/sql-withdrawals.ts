import { orderId, RETURN_STATES } from '../../../../../core/orders/index.js'
import type { Withdrawal } from '../../../../../core/orders/index.js'
import type { AuditEntry } from '../../../../../core/owners/index.js'
import type { Withdrawals } from '../../../../../core/ports/withdrawals.port.js'
import type { OrderMail } from '../../../../../core/use-cases/mails/order-mail.js'
import { collectChanges } from '../../engine/index.js'
import type { Change, CommitChanges, Querier, SqlAnswer } from '../../engine/index.js'
import { queueOrderMails } from '../../mails/index.js'
import type { QueueContext } from '../../mails/index.js'
import { tablesOf } from '../store-context.js'

/** The place of a shop's withdrawals, and the function that makes changes of them together. */
export interface SqlWithdrawalsOptions {
  readonly sql: Querier
  readonly commit: CommitChanges
  readonly siteId: string
  /** The clock and the ids of their mails. */
  readonly mails: Omit<QueueContext, 'siteId'>
  /** The statements of an entry of the audit log. @default none */
  readonly alongside?: (entry: AuditEntry) => readonly Change[]
}

const COLUMNS = 'id, name, statement, received_on, is_late, state, changed_on'

const toWithdrawal = (row: SqlAnswer['rows'][number]): Withdrawal => ({
  orderId: orderId(`${row['id']}`),
  name: `${row['name']}`,
  statement: row['statement'] === null ? null : `${row['statement']}`,
  receivedMs: Number(row['received_on']),
  isLate: row['is_late'] === true,
  state: RETURN_STATES.find((state) => state === row['state']) ?? 'requested',
  changedMs: Number(row['changed_on']),
})

const mailsOf = ({ orderId: id, receivedMs, name, statement }: Withdrawal): readonly OrderMail[] => {
  const about = { orderId: id, withdrawal: { receivedMs, name, lines: [], statement } }
  return [
    { kind: 'withdrawalReceived', ...about },
    { kind: 'withdrawalNotice', ...about },
  ]
}

/** The withdrawals of a shop, over SQL. */
export const createSqlWithdrawals = ({
  sql,
  commit,
  siteId,
  mails,
  alongside = () => [],
}: SqlWithdrawalsOptions): Withdrawals => ({
  declare: async (withdrawal, to) => {
    const { orderId: id, name, statement, receivedMs, isLate, state, changedMs } = withdrawal
    return commit([
      {
        text: `INSERT INTO withdrawal (site_id, ${COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
          ON CONFLICT DO NOTHING`,
        values: [siteId, id, name, statement, receivedMs, isLate, state, changedMs],
        mustChange: true,
      },
      ...(await collectChanges((querier) =>
        queueOrderMails(tablesOf(querier), { ...mails, siteId }, to, mailsOf(withdrawal)),
      )),
    ])
  },
  read: async (id) => {
    const { rows } = await sql.query(`SELECT ${COLUMNS} FROM withdrawal WHERE site_id = $1 AND id = $2`, [
      siteId,
      id,
    ])
    return rows[0] === undefined ? null : toWithdrawal(rows[0])
  },
  move: ({ orderId: id, state: before }, state, entry) =>
    commit([
      {
        text: `UPDATE withdrawal SET state = $3, changed_on = $4
          WHERE site_id = $1 AND id = $2 AND state = $5`,
        values: [siteId, id, state, entry.atMs, before],
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
