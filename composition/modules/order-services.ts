import type { CommitChanges, Querier } from '../../adapters/server/sql/engine/index.js'
import { auditChanges } from '../../adapters/server/sql/owner/index.js'
import {
  createSqlOrderDesk,
  createSqlOrderDocuments,
  createSqlWithdrawals,
} from '../../adapters/server/sql/shop/index.js'
import type { DeskOrder, OrderDecision } from '../../core/orders/index.js'
import type { AuditEntry } from '../../core/owners/index.js'
import type { OrderDesk } from '../../core/ports/owner/order-desk.port.js'
import type { Clock } from '../../core/ports/platform/clock.port.js'
import type { Random } from '../../core/ports/platform/random.port.js'
import type { DocumentDraft, OrderDocuments } from '../../core/ports/shop/order-documents.port.js'
import type { Withdrawals } from '../../core/ports/shop/withdrawals.port.js'

/** The data of a site, and the time and the ids of the mails about its orders. */
export interface OrderPlace {
  readonly sql: Querier
  readonly commit: CommitChanges
  readonly siteId: string
  readonly clock: Clock
  readonly random: Random
  /** True if changes of orders queue mails: a served site sends them or shows them to its developer. */
  readonly mailsOrders: boolean
}

/** The orders, the withdrawals and the documents of a site. */
export interface OrderServices {
  /** The orders as a person handles them: each decision is saved with its entry of the audit log. */
  readonly desk: (entryOf: (order: DeskOrder, decision: OrderDecision) => AuditEntry) => OrderDesk
  /** The orders as pages, papers and payments use them. */
  readonly orders: OrderDesk
  /** The documents as a person issues them: each is saved with its entry of the audit log. */
  readonly documentsOf: (entryOf: (draft: DocumentDraft) => AuditEntry) => OrderDocuments
  /** The documents that the site issues by itself. */
  readonly documents: OrderDocuments
  readonly withdrawals: Withdrawals
}

/** Makes them over SQL, for a running site and for commands. */
export function createOrderServices({
  sql,
  commit,
  siteId,
  clock,
  random,
  mailsOrders,
}: OrderPlace): OrderServices {
  const place = { sql, commit, siteId }
  const stamps = { clock, random }
  const audited = (entry: AuditEntry) => auditChanges(siteId, entry)
  const deskOf = (alongside: NonNullable<Parameters<typeof createSqlOrderDesk>[0]['alongside']>) =>
    createSqlOrderDesk({ ...place, mails: mailsOrders ? stamps : null, alongside })
  const documentsOf = (alongside: NonNullable<Parameters<typeof createSqlOrderDocuments>[0]['alongside']>) =>
    createSqlOrderDocuments({ ...place, alongside })
  return {
    desk: (entryOf) => deskOf((order, decision) => audited(entryOf(order, decision))),
    orders: deskOf(() => []),
    documentsOf: (entryOf) => documentsOf((draft) => audited(entryOf(draft))),
    documents: documentsOf(() => []),
    withdrawals: createSqlWithdrawals({ ...place, mails: stamps, alongside: audited }),
  }
}
