import type { AccountProfile } from '../../../../core/ports/accounts/account-gateway.port.js'
import type { Clock } from '../../../../core/ports/platform/clock.port.js'
import { createPageOperations } from './account-operations.js'
import type { PageOperations } from './account-operations.js'
import { createSubscriptionOperations } from './subscription-operations.js'
import type { SendBatch } from '../transport/transport.js'

/** All operations of a visitor's account over the protocol, including subscriptions. */
export interface AccountOperations extends PageOperations {
  readonly profile: AccountProfile
}

/**
 * One visitor's account over the site's GraphQL protocol (reference/wire-protocol#accounts), complete; a
 * separate module, so that pages without subscriptions do not load them. `send` sends to `ACCOUNT_ENDPOINT`.
 */
export function createAccountOperations(send: SendBatch, clock: Pick<Clock, 'wallTime'>): AccountOperations {
  const page = createPageOperations(send, clock)
  return { ...page, profile: { ...page.profile, ...createSubscriptionOperations(send) } }
}
