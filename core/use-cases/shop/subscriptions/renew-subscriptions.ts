import type { PaymentProcessor } from '../../../ports/payments/payment-processor.port.js'
import type { Clock } from '../../../ports/platform/clock.port.js'
import type { Random } from '../../../ports/platform/random.port.js'
import { stampOf } from '../../../ports/platform/stamp.port.js'
import type { UnitOfWork } from '../../../ports/platform/unit-of-work.port.js'
import { NOTICE_MS } from '../../../subscriptions/index.js'
import {
  decideCharging,
  decideEnded,
  decideFailed,
  decideNotice,
  decideRenewalCharge,
} from './decide-renewal.js'
import type { RenewalTry } from './decide-renewal.js'
import type { AttemptPorts } from '../payments/attempt-ports.js'
import { settleAttempt } from '../payments/settle-attempt.js'
import { openPeriod } from './open-period.js'
import type { ChargingShop } from './open-period.js'
import type { RenewalWork, RenewedSubscription } from './renewal-work.js'

/** The ports of renewals. */
export interface RenewalPorts {
  readonly unitOfWork: UnitOfWork<RenewalWork>
  /** The subscriptions whose next period is due, the longest due first. */
  readonly due: (
    nowMs: number,
    limit: number,
  ) => Promise<readonly Pick<RenewedSubscription, 'id' | 'memberId'>[]>
  /** Those whose next charge falls into a time and was not announced yet. */
  readonly coming: (afterMs: number, untilMs: number) => Promise<readonly string[]>
  /** False if the member is gone or banned; nothing more is charged to them. */
  readonly isMember: (memberId: string) => Promise<boolean>
  /** Charges an attempt and saves its outcome. */
  readonly settle: (attempt: string) => Promise<keyof typeof REPORTED>
  readonly clock: Pick<Clock, 'wallTime'>
  readonly random: Random
  readonly processors: readonly PaymentProcessor[]
}

/** Charges an attempt whose member does not wait for the answer. */
export const settleRenewal =
  (payments: AttemptPorts): RenewalPorts['settle'] =>
  async (attempt) => {
    const { tag } = await settleAttempt(payments, attempt, { challenge: 'abandon' })
    return tag === 'placed' || tag === 'unknown' ? tag : 'refused'
  }

/** The maximum number of charges in one round; further ones wait for the next. */
const AT_ONCE = 200
/** The maximum number of simultaneous charges. */
const SIDE_BY_SIDE = 4

/** The result of one round. */
export interface RenewalReport {
  readonly renewed: number
  /** Not paid: tried again, or ended. */
  readonly failed: number
  /** The provider has given no valid answer; the reconciliation asks again. */
  readonly unknown: number
}

/**
 * The first step of a renewal, in one transaction: the order of the next period with a payment attempt. Two
 * processes wait for each other here, and the second finds nothing to do. Returns the attempt; null: there is
 * nothing to charge now.
 */
export async function beginRenewal(
  work: RenewalWork,
  shop: ChargingShop,
  id: string,
  which: RenewalTry,
): Promise<string | null> {
  const { nowMs } = shop
  const subscription = await work.lock(id)
  const wanted = subscription && decideRenewalCharge(subscription.standing, which, nowMs)
  if (subscription === null || wanted === null) return null
  if (!(await work.takeStock(subscription))) {
    const failed = { reason: 'OutOfInventory', ...wanted }
    await work.save(subscription, decideFailed(subscription.standing, failed, nowMs), shop)
    return null
  }
  const attempt = await openPeriod(work, shop, subscription, wanted)
  await work.save(subscription, decideCharging(subscription.standing), shop)
  return attempt
}

/** The field of the report for an outcome. */
const REPORTED = { placed: 'renewed', unknown: 'unknown', refused: 'failed' } as const

/**
 * Charges one subscription for its next period, in three steps that may each be interrupted. They are the order and
 * its attempt in a transaction, the charge under the attempt's key, and the outcome in a second transaction. A later
 * run continues (`reconcilePayments`).
 */
async function renew(
  { unitOfWork, isMember, settle, clock, random, processors }: RenewalPorts,
  { id, memberId }: Pick<RenewedSubscription, 'id' | 'memberId'>,
): Promise<keyof RenewalReport> {
  if (!(await isMember(memberId))) {
    await unitOfWork(async (work) => {
      const subscription = await work.lock(id)
      if (subscription === null) return
      const stamp = stampOf({ clock, random })
      const ended = decideEnded(subscription.standing, 'member-gone', stamp.nowMs)
      if (ended !== null) await work.save(subscription, ended, stamp)
    })
    return 'failed'
  }
  const attempt = await unitOfWork((work) =>
    beginRenewal(work, { processors, ...stampOf({ clock, random }) }, id, 'due'),
  )
  return attempt === null ? 'failed' : REPORTED[await settle(attempt)]
}

/** Charges every subscription whose next period is due. Run regularly, by any number of processes. */
export async function renewSubscriptions(ports: RenewalPorts): Promise<RenewalReport> {
  const due = [...(await ports.due(ports.clock.wallTime(), AT_ONCE))]
  const report = { renewed: 0, failed: 0, unknown: 0 }
  const work = async (): Promise<void> => {
    for (let next = due.shift(); next !== undefined; next = due.shift()) report[await renew(ports, next)] += 1
  }
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work))
  return report
}

/** Records the charges to announce now; once for each period. */
export async function announceRenewals({
  unitOfWork,
  coming,
  clock,
  random,
}: Pick<RenewalPorts, 'unitOfWork' | 'coming' | 'clock' | 'random'>): Promise<void> {
  const stamp = stampOf({ clock, random })
  const { nowMs } = stamp
  for (const id of await coming(nowMs, nowMs + NOTICE_MS))
    await unitOfWork(async (work) => {
      const subscription = await work.lock(id)
      if (subscription === null) return
      const { standing, plan, announcedPeriod } = subscription
      // A period that is too short for notices is recorded as well, so that it is checked once.
      await work.saveNotice(subscription, decideNotice(standing, plan, announcedPeriod, nowMs), stamp)
    })
}
