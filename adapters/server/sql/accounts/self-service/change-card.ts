import { takesAnotherCard } from '../../../../../core/subscriptions/index.js'
import type {
  AccountCards,
  AccountCardChange,
} from '../../../../../core/ports/accounts/account-self-service.port.js'
import type { Visitor } from '../../../../../core/ports/visitor.port.js'
import { inTransaction } from '../accounts-context.js'
import type { AccountsContext } from '../accounts-context.js'
import { recordEvent } from '../account-events.js'
import { answerAboutCard, isCardKept } from '../../../../../core/use-cases/accounts/answer-about-card.js'
import { notLoggedIn } from '../../../../../core/use-cases/accounts/failures.js'
import { currentMember } from '../sessions.js'

/** The subscriptions of a member that can take another card, and the providers that store cards. */
export async function cardsOf(
  { subscriptions }: Pick<AccountsContext, 'subscriptions'>,
  memberId: string,
): Promise<AccountCards> {
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
  context: AccountsContext,
  visitor: Visitor,
  mailSoon: () => void,
): AccountCardChange => ({
  changeCard: async (change) => {
    const member = await currentMember(context, visitor)
    if (member === null) return notLoggedIn
    const changed = await context.subscriptions?.changeCard(member.id, change)
    if (isCardKept(changed)) {
      await inTransaction(context, (tables) =>
        recordEvent(tables, context, 'subscription-card-changed', member.id),
      )
      mailSoon()
    }
    return answerAboutCard(changed)
  },
})
