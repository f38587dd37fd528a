import { MEMBER_CAPS } from './account-plan.js'
import type { AccountPlan } from './account-plan.js'

/**
 * True if a site of this plan with `members` members may get `more` of them (reference/constants#accounts).
 */
export const hasMemberRoom = (plan: AccountPlan, members: number, more = 1): boolean =>
  members + more <= MEMBER_CAPS[plan]

/** A refusal by the member limit: the site has `members`, and `more` were to join. */
export interface NoMemberRoom {
  readonly members: number
  readonly more: number
}

/** The message to an owner who adds more members than the plan allows, with the ways to solve it. */
export const noMemberRoomText = (plan: AccountPlan, { members, more }: NoMemberRoom): string =>
  `A site of the plan "${plan}" may have ${MEMBER_CAPS[plan]} members. This one has ${members}, and ${more} more ` +
  'would be too many. Delete members, or change "accounts.plan" in vitrine.json.'
