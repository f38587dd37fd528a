import type { CardAnswer } from '../../ports/accounts/account-self-service.port.js'
import type { CardChanged } from '../../ports/accounts/member-subscriptions.port.js'
import type { GatewayFailure } from '../../ports/gateway-failure.port.js'
import { assertNever, ok } from '../../shared/index.js'
import type { Result } from '../../shared/index.js'
import { refuse } from './failures.js'

/** True if the new card is stored and its charge has an outcome; an unclear one is recorded once it is known. */
export const isCardKept = (changed: CardChanged | undefined): boolean =>
  changed?.tag === 'changed' || changed?.tag === 'unpaid'

/** The answer that a member gets about another card; undefined: the shop has no subscriptions. */
export function answerAboutCard(
  changed: CardChanged = { tag: 'unknown-subscription' },
): Result<CardAnswer, GatewayFailure> {
  switch (changed.tag) {
    case 'action-required':
      return ok(changed)
    case 'changed':
    case 'unpaid':
    case 'unclear':
      return ok({ tag: changed.tag })
    case 'refused':
      return refuse('CardRefused', changed.message)
    case 'unreachable':
      return refuse('CardUnknown', changed.message)
    case 'not-with-provider':
      return refuse('CardNotWithProvider', 'This provider keeps no card without a payment.')
    case 'unknown-subscription':
      return refuse('SubscriptionNotFound', 'There is no such subscription that is charged.')
    default:
      return assertNever(changed)
  }
}
