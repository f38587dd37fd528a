import type { CardChanged } from '../../../ports/accounts/member-subscriptions.port.js'
import type { KeptMethod } from '../../../ports/payments/payment-processor.port.js'
import { assertNever } from '../../../shared/index.js'

/** The result of a card that its provider did not store. */
export function cardNotKept(answer: Exclude<KeptMethod, { readonly tag: 'kept' }>): CardChanged {
  switch (answer.tag) {
    case 'declined':
      return { tag: 'refused', message: answer.message }
    case 'unknown':
      return { tag: 'unreachable', message: answer.message }
    case 'action-required':
      return answer
    default:
      return assertNever(answer)
  }
}

/**
 * The result of a stored card. `isUnclear`: the outcome of its charge is not known yet; `isOwed`: the subscription
 * still has a debt after it.
 */
export function cardKept(isUnclear: boolean, isOwed: boolean): CardChanged {
  if (isUnclear) return { tag: 'unclear' }
  return { tag: isOwed ? 'unpaid' : 'changed' }
}
