import { decideSubmit } from '../../../../../core/use-cases/shop/decide-submit.js'
import type { SubmitDecision } from '../../../../../core/use-cases/shop/decide-submit.js'
import type { Rejection } from '../../../../../core/use-cases/shop/failures.js'
import { transition } from '../../../../../core/use-cases/shop/payment-attempt.machine.js'
import type { PaymentAttemptRow } from '../../engine/index.js'
import { bringUpToDate } from '../cart/bring-up-to-date.js'
import { hasExpired } from '../../../../../core/use-cases/shop/payments/run-attempt.js'
import type { PaymentAttempt } from '../../../../../core/use-cases/shop/payments/payment-attempt.js'
import { columnsOf, stateOf, toAttempt } from '../payments/stored-attempt.js'
import type { PlacedOrder } from '../../../../../core/use-cases/shop/orders/stored-order.js'
import { toStoredOrder } from '../orders/to-stored-order.js'
import { inTransaction } from '../store-context.js'
import type { StoreContext, Tables } from '../store-context.js'
import { loadSubmission } from './load-submission.js'
import type { LoadedAttempt, LoadedCart, LoadedSubmission, SubmitRequest } from './load-submission.js'
import { rememberSubmission } from './submissions.js'
import { Unavailable, writeReservation } from './write-reservation.js'

/** The first result of a submit: a final answer, or an attempt that must be charged. */
export type Begun =
  | { readonly tag: 'placed'; readonly placed: PlacedOrder }
  | { readonly tag: 'refused'; readonly failure: Rejection }
  /**
   * `hasExpired`: the key is too old to be repeated; the provider is only asked, and may no longer know it.
   */
  | { readonly tag: 'attempt'; readonly attempt: PaymentAttempt; readonly hasExpired: boolean }

/**
 * The first step of a submit, in one transaction: finds the earlier result of this key or order, or checks
 * the order and reserves for it. A refusal for something that cannot be reserved is stored by itself, since the
 * transaction of the reservation is undone.
 */
export async function beginSubmit(context: StoreContext, request: SubmitRequest): Promise<Begun> {
  try {
    return await inTransaction(context, async (tables) => {
      const loaded = await loadSubmission(tables, context, request)
      return saveDecision(tables, context, loaded, decideSubmit(loaded.facts))
    })
  } catch (thrown) {
    if (!(thrown instanceof Unavailable)) throw thrown
    const { submissionId, failure } = thrown
    await inTransaction(context, (tables) => rememberSubmission(tables, context, submissionId, { failure }))
    return { tag: 'refused', failure }
  }
}

/** Carries out what was decided about a submit. Throws `Unavailable` if something cannot be reserved. */
async function saveDecision(
  tables: Tables,
  context: StoreContext,
  loaded: LoadedSubmission,
  decision: SubmitDecision<LoadedAttempt, LoadedCart>,
): Promise<Begun> {
  if (decision.tag !== 'reserve' && decision.record !== null)
    await rememberSubmission(tables, context, loaded.submissionId, decision.record)
  switch (decision.tag) {
    case 'reserve': {
      const attempt = await writeReservation(tables, context, decision.cart, loaded)
      return { tag: 'attempt', attempt: toAttempt(attempt), hasExpired: false }
    }
    case 'refused': {
      const { failure, outOfDate } = decision
      if (outOfDate !== null) await bringUpToDate(tables, context, outOfDate.cart, outOfDate.what)
      return { tag: 'refused', failure }
    }
    default: {
      const { order, row } = decision.earlier
      const placed = order && toStoredOrder(order.row).placed
      if (decision.tag === 'placed' && placed !== null) return { tag: 'placed', placed }
      const attempt = toAttempt(await confirm(tables, context, row, loaded.request.confirmation))
      return { tag: 'attempt', attempt, hasExpired: hasExpired(attempt, context) }
    }
  }
}

/** Stores the page's result of a challenge if the attempt waits for it. */
async function confirm(
  tables: Tables,
  context: StoreContext,
  attempt: PaymentAttemptRow,
  confirmation: string | null,
): Promise<PaymentAttemptRow> {
  if (confirmation === null) return attempt
  const [, effects] = transition(stateOf(attempt), { tag: 'confirmed', confirmation })
  const [change] = effects.map((effect) =>
    effect.tag === 'save' ? columnsOf(effect.change, context.clock.wallTime()) : {},
  )
  if (change === undefined) return attempt
  await tables
    .updateTable('payment_attempt')
    .set(change)
    .where('site_id', '=', context.siteId)
    .where('id', '=', attempt.id)
    .execute()
  return { ...attempt, ...change }
}
