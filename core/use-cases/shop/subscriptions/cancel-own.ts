import type { Settled } from '../payments/settle-attempt.js'
import type { RenewedSubscription } from './renewal-work.js'

/** The ports of a member's cancellation. */
export interface CancelOwnPorts {
  /** A subscription, without a lock; null: there is none. */
  readonly find: (id: string) => Promise<Pick<RenewedSubscription, 'memberId'> | null>
  /** The attempts of a member's subscriptions whose first payment can still be given up. */
  readonly unpaid: (memberId: string) => Promise<readonly string[]>
  /** Settles an attempt whose shopper is not expected back. */
  readonly settle: (attemptId: string) => Promise<Settled>
  /** Cancels a subscription at the end of its period. */
  readonly cancel: (id: string) => Promise<unknown>
}

/** Ends one of a member's subscriptions (`MemberSubscriptions.cancel`); false: they have none with this id. */
export async function cancelOwn(ports: CancelOwnPorts, memberId: string, id: string): Promise<boolean> {
  const found = await ports.find(id)
  if (found === null) return giveUp(ports, memberId, id)
  if (found.memberId !== memberId) return false
  await ports.cancel(id)
  return true
}

/** A payment that was never made is released; one that was made meanwhile has begun its subscription. */
async function giveUp({ unpaid, settle }: CancelOwnPorts, memberId: string, id: string): Promise<boolean> {
  if (!(await unpaid(memberId)).includes(id)) return false
  return (await settle(id)).tag === 'released'
}
