import { GraphQLError } from 'graphql'
import { assessTrial } from '../../../../core/checkout/index.js'
import type { PaymentAction } from '../../../../core/orders/index.js'
import type { CardTrials, TrialDecision } from '../../../../core/ports/payments/card-trials.port.js'
import type { Clock } from '../../../../core/ports/platform/clock.port.js'
import type { PaymentChallenge } from '../../../../core/ports/payments/payment-challenge.port.js'
import { assertNever } from '../../../../core/shared/index.js'
import { addressNetwork, addressTiers } from '../../http/index.js'
import { TOO_MANY_CODE } from './too-many.js'

/** The counter of refused cards, and the challenge for senders who try many. */
export interface PaymentTrials {
  readonly trials: CardTrials
  readonly challenge: PaymentChallenge
  readonly clock: Pick<Clock, 'wallTime'>
}

/** Records the result of an admitted payment; it counts only if its card was refused. */
export type CountPayment = (wasRefused: boolean) => Promise<void>

/**
 * The decision about a payment: it may continue, with the page's result from its provider, or the page must
 * first do a step.
 */
export type PaymentAdmission =
  | { readonly tag: 'admitted'; readonly confirmation: string | null; readonly count: CountPayment }
  | { readonly tag: 'challenged'; readonly action: PaymentAction }

/**
 * Assesses a payment before its provider is asked. `confirmation` is the page's answer to an earlier
 * challenge. Throws the error for the page if only waiting helps.
 */
export type AdmitPayment = (confirmation: string | null) => Promise<PaymentAdmission>

/** The visitor and the address of a payment. */
export interface TrialSource {
  readonly visitor: string
  readonly address: string
  /** Start of the visitor's order (wall clock ms); null: unknown. */
  readonly orderBegunOn: () => Promise<number | null>
}

/** The counting for one request. `onRefused` is called with the seconds to wait. */
export function createPaymentAdmission(
  options: PaymentTrials | undefined,
  { visitor, address, orderBegunOn }: TrialSource,
  onRefused: (waitS: number) => void,
): AdmitPayment {
  if (options === undefined)
    return async (confirmation) => ({ tag: 'admitted', confirmation, count: async () => {} })
  const { trials, challenge, clock } = options
  const keys = [
    `session ${visitor}`,
    `address ${addressTiers(address)[0]?.name ?? address}`,
    `network ${addressNetwork(address)}`,
  ]
  const assess = async (hasSolved: boolean): Promise<TrialDecision> => {
    const nowMs = clock.wallTime()
    const begin = (orderAgeMs: number | null): Promise<TrialDecision> =>
      trials.begin(keys, ([session, own, network]) =>
        session && own && network
          ? assessTrial({ counts: { session, address: own, network }, orderAgeMs, hasSolved, nowMs })
          : { tag: 'admitted' },
      )
    if (!hasSolved) {
      const decision = await begin(null)
      if (decision.tag === 'admitted') return decision
    }
    // The age of the order matters only under suspicion, so it is read only then.
    const begunOn = await orderBegunOn()
    return begin(begunOn === null ? null : nowMs - begunOn)
  }
  return async (confirmation) => {
    const isAnswer = confirmation !== null && challenge.isAnswer(confirmation)
    const hasSolved = isAnswer && (await challenge.verify({ visitor, address }, confirmation))
    const decision = await assess(hasSolved)
    switch (decision.tag) {
      case 'admitted':
        return {
          tag: 'admitted',
          confirmation: isAnswer ? null : confirmation,
          count: (wasRefused) => trials.end(keys, wasRefused),
        }
      case 'challenge':
        return {
          tag: 'challenged',
          action: challenge.issue(visitor, decision.bits),
        }
      case 'wait':
        onRefused(Math.ceil(decision.waitMs / 1000))
        throw new GraphQLError('Too many cards were refused. Please wait a little and try again.', {
          extensions: { code: TOO_MANY_CODE },
        })
      default:
        return assertNever(decision)
    }
  }
}
