import type { Clock } from '../../../ports/platform/clock.port.js'
import type { UnitOfWork } from '../../../ports/platform/unit-of-work.port.js'
import type { VisitorId } from '../../../ports/visitor.port.js'
import type { StoredOrderStatus } from './stored-order.js'

/** A visitor whose secret may be renewed. */
export interface RenewableVisitor {
  /** The owner of the visitor's keys. */
  readonly lineage: string
  /** The order that the visitor's pages show; null: none. */
  readonly orderId: string | null
  /** The order after which the secret was made; null: it is the first one. */
  readonly renewedFor: string | null
}

/** The next visitor of a browser, with the order that its pages show. */
export interface NextVisitor extends RenewableVisitor {
  readonly id: VisitorId
}

/** A locked order of a visitor. */
export interface RenewalOrder {
  readonly id: string
  readonly status: StoredOrderStatus
  /** The token that opens it; null: it is not placed, or its buyer was erased. */
  readonly token: string | null
}

/** A visitor in the unit of work of a renewal. Everything that is saved was locked in it before. */
export interface VisitorRenewalWork {
  /** Locks the visitor; null: unknown. */
  readonly lock: () => Promise<RenewableVisitor | null>
  /** Locks the order that the visitor submitted under a key; null: none. */
  readonly lockSubmitted: (lineage: string, key: string) => Promise<RenewalOrder | null>
  /** False: the next visitor is stored already. */
  readonly insertNext: (next: NextVisitor) => Promise<boolean>
  /** Locks the next visitor with its order; null: it has none. */
  readonly lockNextOrder: (next: VisitorId) => Promise<RenewalOrder | null>
  readonly showOrder: (next: VisitorId, orderId: string) => Promise<void>
  /** Replaces the secret by the next one; `leavesOrder`: the earlier one shows no order any more. */
  readonly saveReplaced: (next: VisitorId, leavesOrder: boolean, nowMs: number) => Promise<void>
}

/** The ports of a visitor's renewal. */
export interface VisitorRenewalPorts {
  readonly unitOfWork: UnitOfWork<VisitorRenewalWork>
  /** The next secret of the visitor, derived from theirs and from the token of an order. */
  readonly secretAfter: (token: string) => VisitorId
  readonly clock: Pick<Clock, 'wallTime'>
}

/** Gives the next visitor the earlier one's order; false: it keeps a cart of its own, or there is none to give. */
async function handOver(
  work: VisitorRenewalWork,
  visitor: RenewableVisitor,
  next: VisitorId,
  placedId: string,
): Promise<boolean> {
  const { lineage, orderId } = visitor
  // A cart that was begun since is shown rather than the placed order.
  const shown = { id: next, lineage, orderId: orderId ?? placedId, renewedFor: placedId }
  if (await work.insertNext(shown)) return true
  // After a lost answer the shopper may have continued with the old secret.
  const own = await work.lockNextOrder(next)
  if (orderId === null || own?.status === 'cart') return false
  await work.showOrder(next, orderId)
  return true
}

/**
 * The visitor's secret after the order of a submit. It is derived from the earlier secret and the order's own. A
 * repetition after a lost answer therefore gives the same one, and a stranger with only the earlier secret cannot
 * derive it. Without such an order the secret stays.
 */
export const renewVisitor = (
  { unitOfWork, secretAfter, clock }: VisitorRenewalPorts,
  secret: VisitorId,
  key: string,
): Promise<VisitorId> =>
  unitOfWork(async (work) => {
    const visitor = await work.lock()
    if (visitor === null) return secret
    const order = await work.lockSubmitted(visitor.lineage, key)
    if (order?.status !== 'placed' || order.token === null || visitor.renewedFor === order.id) return secret
    const next = secretAfter(order.token)
    const isMoved = await handOver(work, visitor, next, order.id)
    await work.saveReplaced(next, isMoved, clock.wallTime())
    return next
  })
