import type { ProviderRefund, PaymentRefunds } from '../../core/ports/payments/payment-refunds.port.js'
import type { RefundAnswer } from '../../core/orders/index.js'

/** The amounts of a payment that refunds depend on. */
export interface RefundablePayment {
  readonly takenMinor: number
  refundedMinor: number
}

/** The behaviour of a fake provider's refunds. */
export interface FakeRefundsOptions {
  readonly find: (which: ProviderRefund['payment']) => RefundablePayment | null
  /** True: the answer to this call (counted from 1) is lost after the refund was made. @default never */
  readonly losesAnswer?: (call: number) => boolean
  /** True: the provider refuses, as with an empty balance. @default never */
  readonly refuses?: () => boolean
  /** True: it has not decided yet. @default never */
  readonly isSlow?: () => boolean
  readonly isDown?: () => boolean
}

/** Refunds of a fake provider, and the requests for them. */
export interface FakeRefunds extends PaymentRefunds {
  readonly requests: readonly ProviderRefund[]
  /** The refunds that were made, by key, in minor units. */
  readonly made: ReadonlyMap<string, number>
}

/** A provider that makes one refund for each key, and can lose its answer, as a network does. */
export function createFakeRefunds({
  find,
  losesAnswer = () => false,
  refuses = () => false,
  isSlow = () => false,
  isDown = () => false,
}: FakeRefundsOptions): FakeRefunds {
  const requests: ProviderRefund[] = []
  const made = new Map<string, number>()
  const refused = new Map<string, RefundAnswer>()

  const make = ({ key, payment, amount }: ProviderRefund): RefundAnswer => {
    const before = refused.get(key)
    if (before !== undefined) return before
    if (made.has(key)) return isSlow() ? { tag: 'pending' } : { tag: 'done' }
    const known = find(payment)
    const isTooMuch = known === null || known.refundedMinor + amount.amount > known.takenMinor
    if (isTooMuch || refuses()) {
      const answer = { tag: 'refused', message: 'The balance is too small.' } as const
      refused.set(key, answer)
      return answer
    }
    known.refundedMinor += amount.amount
    made.set(key, amount.amount)
    return isSlow() ? { tag: 'pending' } : { tag: 'done' }
  }

  return {
    requests,
    made,
    refund: (request) => {
      requests.push(request)
      if (isDown()) return Promise.resolve({ tag: 'unknown', message: 'The connection was lost.' })
      const answer = make(request)
      return Promise.resolve(
        losesAnswer(requests.length) ? { tag: 'unknown', message: 'The connection was lost.' } : answer,
      )
    },
  }
}
