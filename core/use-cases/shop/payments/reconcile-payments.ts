import { eachInTurn } from '../../../shared/index.js'
import type { AttemptPorts } from './attempt-ports.js'
import { holdTimes } from './judge-hold.js'
import { settleAttempt } from './settle-attempt.js'
import type { Settled } from './settle-attempt.js'

/**
 * The numbers of open attempts, by their present state. `unknown`: the provider did not answer or has not
 * decided; the next reconciliation asks again.
 */
export type ReconcileReport = Readonly<Record<Settled['tag'], number>>

/**
 * Settles every open attempt by its provider's state. Orders interrupted by a crash are finished or released.
 * Abandoned challenges are cancelled at the provider and their stock is released. A challenge that was charged
 * becomes an order. Run it at each start and regularly.
 */
export async function reconcilePayments(ports: AttemptPorts): Promise<ReconcileReport> {
  const open = await ports.attempts.open()
  const holdMs = await holdTimes(ports)
  const report = { placed: 0, declined: 0, challenge: 0, released: 0, unknown: 0 }
  // An attempt that cannot be settled does not stop the others, and is reported.
  await eachInTurn(
    open.map((attempt) => async () => {
      // After a clock was ahead and was corrected, attempts have future times and would be kept until then.
      const isAbandoned = Math.abs(ports.clock.wallTime() - attempt.createdMs) > holdMs(attempt)
      const challenge = isAbandoned ? 'abandon' : 'keep'
      const settled = await settleAttempt(ports, attempt.id, { challenge, presence: 'unattended' })
      report[settled.tag] += 1
    }),
  )
  return report
}
