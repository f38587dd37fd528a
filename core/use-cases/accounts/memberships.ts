import type { MembershipSource } from '../../ports/accounts/membership-source.port.js'
import type { AccountReads, AccountRules, StoredAccounts, SubscriptionPorts } from './account-ports.js'
import { currentMember } from './sessions.js'

/** The groups of a member: those that the owner gave, and paid ones while the member holds their product. */
export async function groupsOfMember(
  { store, settings, subscriptions }: AccountRules & StoredAccounts & SubscriptionPorts,
  memberId: string,
): Promise<readonly string[]> {
  const own = await store.groups.of(memberId)
  const paid = settings.groups.filter(({ product }) => product !== null)
  if (paid.length === 0 || subscriptions === undefined) return own
  const held = (await subscriptions.memberships(memberId)).filter(({ active }) => active)
  const bought = paid.filter(({ product }) => held.some(({ slug }) => slug === product)).map(({ id }) => id)
  return [...new Set([...own, ...bought])]
}

/** Creates the source of visitors' memberships. */
export const createMembershipSource = (ports: AccountReads & SubscriptionPorts): MembershipSource => ({
  read: async (visitor, products) => {
    const member = await currentMember(ports, visitor)
    if (member === null || ports.subscriptions === undefined) return []
    const held = await ports.subscriptions.memberships(member.id)
    return held
      .filter((one) => products.includes(one.productId))
      .map(({ productId: id, orderId, active }) => ({ productId: id, orderId, active }))
  },
})
