import type Stripe from 'stripe'
import { isKeyProblem } from './stripe-failure.js'

/**
 * Statuses after which the shop keeps the money: the dispute was won, or a question of the bank ended without
 * a dispute.
 */
const DECIDED_FOR_SHOP: ReadonlySet<string> = new Set(['won', 'warning_closed'])

/** A dispute that counts; `dueMs`: the end of the time to answer (wall clock), null: unknown. */
export interface StandingDispute {
  readonly dueMs: number | null
}

const SECOND_MS = 1000

/**
 * The dispute of a payment that is open or was lost; null: none counts. A payment counts as disputed if the
 * key may not read disputes. Rejects if Stripe cannot answer.
 */
export async function standingDispute(
  { disputes }: Pick<Stripe, 'disputes'>,
  paymentIntent: string,
): Promise<StandingDispute | null> {
  try {
    const { data } = await disputes.list({ payment_intent: paymentIntent, limit: 100 })
    if (data.length === 0) return { dueMs: null }
    const standing = data.filter(({ status }) => !DECIDED_FOR_SHOP.has(status))
    if (standing.length === 0) return null
    const dues = standing.flatMap(({ evidence_details: details }) => details?.due_by ?? [])
    return { dueMs: dues.length === 0 ? null : Math.min(...dues) * SECOND_MS }
  } catch (thrown) {
    if (isKeyProblem(thrown)) return { dueMs: null }
    throw thrown
  }
}
