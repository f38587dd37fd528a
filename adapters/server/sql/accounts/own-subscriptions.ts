import type { AccountSubscriptions } from '../../../../core/ports/accounts/account-gateway.port.js'
import type { Visitor } from '../../../../core/ports/visitor.port.js'
import { ok } from '../../../../core/shared/index.js'
import type { AccountsContext } from './accounts-context.js'
import { recordEvent } from './account-events.js'
import { notLoggedIn, refuse } from '../../../../core/use-cases/accounts/failures.js'
import { inTransaction } from './accounts-context.js'
import { currentMember } from './sessions.js'

/** Creates a member's actions on their subscriptions (reference/accounts#subscriptions). */
export const createOwnSubscriptions = (context: AccountsContext, visitor: Visitor): AccountSubscriptions => ({
  readSubscriptions: async () => {
    const member = await currentMember(context, visitor)
    if (member === null) return notLoggedIn
    const subscriptions = (await context.subscriptions?.of(member.id)) ?? null
    return subscriptions === null
      ? refuse('NoCommerceCustomerFound', 'This account never bought anything.')
      : ok(subscriptions)
  },
  cancelSubscription: async (id) => {
    const member = await currentMember(context, visitor)
    if (member === null) return notLoggedIn
    if (!((await context.subscriptions?.cancel(member.id, id)) ?? false)) {
      return refuse('SubscriptionNotFound', 'There is no such subscription.')
    }
    await inTransaction(context, (tables) => recordEvent(tables, context, 'subscription-canceled', member.id))
    return ok(undefined)
  },
})
