import { takesAnotherCard } from '../../../subscriptions/index.js'
import type { AccountCardChange, AccountCards } from '../../../ports/accounts/account-self-service.port.js'
import type { Visitor } from '../../../ports/visitor.port.js'
import type { AccountReads, AccountUnits, SubscriptionPorts } from '../account-ports.js'
import { answerAboutCard, isCardKept } from '../answer-about-card.js'
import { notLoggedIn } from '../failures.js'
import { currentMember } from '../sessions.js'

/** The subscriptions of a member that can take another card, and the providers that store cards. */
export async function cardsOf({ subscriptions }: SubscriptionPorts, memberId: string): Promise<AccountCards> {
  const all = (await subscriptions?.of(memberId)) ?? []
  return {
    providers: subscriptions?.cardProviders ?? [],
    subscriptions: all.flatMap(({ id, productName, status, card }) =>
      takesAnotherCard({ status })
        ? [{ id, productName, isOwed: status === 'past_due', last4: card?.last4 ?? null }]
        : [],
    ),
  }
}

/** Charges a subscription of the member to another card. `mailSoon` has the mail about it queued. */
export const createCardChange = (
  ports: AccountUnits & AccountReads & SubscriptionPorts,
  visitor: Visitor,
  mailSoon: () => void,
): AccountCardChange => ({
  changeCard: async (change) => {
    const member = await currentMember(ports, visitor)
    if (member === null) return notLoggedIn
    const asking = { memberId: member.id, session: visitor.session }
    const changed = await ports.subscriptions?.changeCard(asking, change)
    const isUnknown = changed?.tag === 'unknown-subscription'
    if (isUnknown && (await currentMember(ports, visitor)) === null) return notLoggedIn
    if (isCardKept(changed)) {
      await ports.unitOfWork((work) => work.events.record('subscription-card-changed', member.id))
      mailSoon()
    }
    return answerAboutCard(changed)
  },
})
