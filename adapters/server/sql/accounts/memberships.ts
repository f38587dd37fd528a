import type { MembershipSource } from '../../../../core/ports/accounts/membership-source.port.js'
import { tablesOf } from './accounts-context.js'
import type { AccountsContext } from './accounts-context.js'
import { groupsOf } from './members.js'
import { currentMember } from './sessions.js'

/** The groups of a member: those that the owner gave, and paid ones while the member holds their product. */
export async function groupsOfMember(context: AccountsContext, memberId: string): Promise<readonly string[]> {
  const own = await groupsOf(tablesOf(context.sql), context, memberId)
  const paid = context.settings.groups.filter(({ product }) => product !== null)
  if (paid.length === 0 || context.subscriptions === undefined) return own
  const held = (await context.subscriptions.memberships(memberId)).filter(({ active }) => active)
  const bought = paid.filter(({ product }) => held.some(({ slug }) => slug === product)).map(({ id }) => id)
  return [...new Set([...own, ...bought])]
}

/** Creates the source of visitors' memberships. */
export const createMembershipSource = (context: AccountsContext): MembershipSource => ({
  read: async (visitor, products) => {
    const member = await currentMember(context, visitor)
    if (member === null || context.subscriptions === undefined) return []
    const held = await context.subscriptions.memberships(member.id)
    return held
      .filter((one) => products.includes(one.productId))
      .map(({ productId: id, orderId, active }) => ({ productId: id, orderId, active }))
  },
})
