import type { AccountProfile } from '../../../core/ports/account-gateway.port.js'
import type { Clock } from '../../../core/ports/clock.port.js'
import { createPageOperations } from './account-operations.js'
import type { PageOperations } from './account-operations.js'
import { createSubscriptionOperations } from './subscription-operations.js'
import type { SendBatch } from './transport.js'

/** Everything that a visitor's account can do over the protocol, subscriptions included. */
export interface AccountOperations extends PageOperations {
  readonly profile: AccountProfile
}

/**
 * One visitor's account over the site's GraphQL protocol (reference/wire-protocol#accounts), all of it; in a module of
 * its own, so that pages without subscriptions load none of theirs. `send` goes to `ACCOUNT_ENDPOINT`.
 */
export function createAccountOperations(send: SendBatch, clock: Pick<Clock, 'wallTime'>): AccountOperations {
  const page = createPageOperations(send, clock)
  return { ...page, profile: { ...page.profile, ...createSubscriptionOperations(send) } }
}
