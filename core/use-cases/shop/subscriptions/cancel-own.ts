import type { AskingMember } from '../../../ports/accounts/member-subscriptions.port.js'
import type { Stamp } from '../../../ports/platform/stamp.port.js'
import type { UnitOfWork } from '../../../ports/platform/unit-of-work.port.js'
import type { Settled } from '../payments/settle-attempt.js'
import { decideCancellation } from './decide-renewal.js'
import { lockOwn } from './lock-own.js'
import type { OwnWork } from './lock-own.js'
import type { RenewedSubscription } from './renewal-work.js'

/** The ports of a member's cancellation. */
export interface CancelOwnPorts {
  /** A subscription, without a lock; null: there is none. */
  readonly find: (id: string) => Promise<Pick<RenewedSubscription, 'memberId'> | null>
  readonly unitOfWork: UnitOfWork<Pick<OwnWork, 'holdSession' | 'lock' | 'save'>>
  /** The attempts of a member's subscriptions whose first payment can still be given up. */
  readonly unpaid: (memberId: string) => Promise<readonly string[]>
  /** Settles an attempt whose shopper is not expected back. */
  readonly settle: (attemptId: string) => Promise<Settled>
  readonly stamp: () => Stamp
}

/** Ends one of a member's subscriptions (`MemberSubscriptions.cancel`); false: they have none with this id. */
export async function cancelOwn(ports: CancelOwnPorts, asking: AskingMember, id: string): Promise<boolean> {
  const stamp = ports.stamp()
  if ((await ports.find(id)) === null) return giveUp(ports, asking.memberId, id)
  return ports.unitOfWork(async (work) => {
    const own = await lockOwn(work, asking, id, stamp.nowMs)
    const decided = own && decideCancellation(own.standing, { by: 'member', atOnce: false }, stamp.nowMs)
    if (own !== null && decided !== null) await work.save(own, decided, stamp)
    return own !== null
  })
}

/**
 * A payment that was never made is released; one that was made meanwhile has begun its subscription. What the
 * provider answers is saved in any case: the session allowed the request to it, and counts no more afterwards.
 */
async function giveUp({ unpaid, settle }: CancelOwnPorts, memberId: string, id: string): Promise<boolean> {
  if (!(await unpaid(memberId)).includes(id)) return false
  return (await settle(id)).tag === 'released'
}
