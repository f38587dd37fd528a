import type { AccountSubscriptions } from '../../ports/accounts/account-gateway.port.js'
import type { Visitor } from '../../ports/visitor.port.js'
import { ok } from '../../shared/index.js'
import type { AccountReads, SubscriptionPorts } from './account-ports.js'
import { notLoggedIn, refuse } from './failures.js'
import { currentMember } from './sessions.js'

/**
 * Creates a member's actions on their subscriptions (reference/accounts#subscriptions). `mailSoon` has the mails
 * about a change queued.
 */
export const createOwnSubscriptions = (
  ports: AccountReads & SubscriptionPorts,
  visitor: Visitor,
  mailSoon: () => void,
): AccountSubscriptions => ({
  readSubscriptions: async () => {
    const member = await currentMember(ports, visitor)
    if (member === null) return notLoggedIn
    const subscriptions = (await ports.subscriptions?.of(member.id)) ?? null
    return subscriptions === null
      ? refuse('NoCommerceCustomerFound', 'This account never bought anything.')
      : ok(subscriptions)
  },
  cancelSubscription: async (id) => {
    const member = await currentMember(ports, visitor)
    if (member === null) return notLoggedIn
    const asking = { memberId: member.id, session: visitor.session }
    if (!((await ports.subscriptions?.cancel(asking, id)) ?? false)) {
      if ((await currentMember(ports, visitor)) === null) return notLoggedIn
      return refuse('SubscriptionNotFound', 'There is no such subscription.')
    }
    await ports.store.events.record('subscription-canceled', member.id)
    mailSoon()
    return ok(undefined)
  },
})
