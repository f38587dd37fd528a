import type { ChargeRequest, PaymentProcessor } from '../../../ports/payments/payment-processor.port.js'
import type { AttemptEffect, ProviderAbilities, ProviderAnswer } from './attempt-state.js'
import type { PaymentAttempt } from './payment-attempt.js'
import { processorOf } from './processors.js'

/** The abilities of a processor; null: the shop does not use this provider. */
export const abilitiesOf = (processor: PaymentProcessor | null): ProviderAbilities | null =>
  processor && {
    prepares: processor.prepare !== undefined,
    authorises: processor.authorisation !== undefined,
    keeps: processor.keep !== undefined,
  }

/** The abilities of an attempt's provider; null: the shop does not use it. */
export const abilitiesFor = (
  shop: Parameters<typeof processorOf>[0],
  { state }: Pick<PaymentAttempt, 'state'>,
): ProviderAbilities | null => abilitiesOf(processorOf(shop, state.terms.provider))

function requestOf(attempt: PaymentAttempt, reference: string | null): ChargeRequest {
  const { amount, purpose } = attempt.state.terms
  return {
    key: attempt.id,
    reference,
    amount,
    paymentMethod: attempt.paymentMethod ?? '',
    confirmation: attempt.confirmation,
    ...(purpose !== 'order' && (purpose === 'renewal' ? { isOffSession: true } : { keepsMethod: true })),
  }
}

const NOT_POSSIBLE = { tag: 'unknown', message: 'The payment provider cannot do this.' } as const

/** Sends a request of an attempt to its provider, under the attempt's key. */
export async function askProvider(
  processor: PaymentProcessor,
  attempt: PaymentAttempt,
  { question, reference }: Extract<AttemptEffect, { readonly tag: 'ask' }>,
): Promise<ProviderAnswer> {
  const { id: key, paymentMethod, confirmation, state } = attempt
  const which = { key, reference, paymentMethod }
  switch (question) {
    case 'prepare':
      return (await processor.prepare?.(requestOf(attempt, reference))) ?? NOT_POSSIBLE
    case 'charge':
      return processor.charge(requestOf(attempt, reference))
    case 'authorise':
      return (await processor.authorisation?.authorise(requestOf(attempt, reference))) ?? NOT_POSSIBLE
    case 'keep':
      return (await processor.keep?.({ key, paymentMethod, confirmation })) ?? NOT_POSSIBLE
    case 'lookup':
      return processor.lookup(which)
    case 'cancel':
      return processor.cancel(which)
    case 'capture': {
      const { amount } = state.terms
      return (await processor.authorisation?.capture({ key, reference, amount })) ?? NOT_POSSIBLE
    }
  }
}
