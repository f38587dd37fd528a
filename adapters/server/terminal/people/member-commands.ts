import type { AccountSettings } from '../../../../core/accounts/index.js'
import { readList } from '../../../../core/ports/owner/read-owner-list.js'
import { badInput, err, mapResult, ok } from '../../../../core/shared/index.js'
import type { OwnerFailure, Result } from '../../../../core/shared/index.js'
import type { SubscriptionList } from '../../../../core/subscriptions/index.js'
import type { MemberAdmin } from '../../../../core/ports/owner/member-desk.port.js'
import type { PriceText } from '../catalogue/owner-prices.js'
import { subscriptionLine } from '../orders/subscription-lines.js'
import { plainLine } from '../plain-words.js'
import type { PrintedResult } from '../print-result.js'
import { answered, checkGroups } from './member-answers.js'
import { memberLines } from './member-lines.js'

type Done = Promise<Result<PrintedResult, OwnerFailure>>

const MAX_SUBSCRIPTIONS = 100
const NEWEST_FIRST = { key: 'purchased', isDescending: true } as const

const printed = (...lines: readonly string[]): PrintedResult => ({ json: lines, lines })

/** Adds a member to groups and removes them from others. */
export async function changeGroups(
  admin: MemberAdmin,
  email: string,
  groups: { readonly add: readonly string[]; readonly remove: readonly string[] },
  settings: AccountSettings,
): Done {
  const checked = checkGroups(settings, groups.add)
  if (!checked.ok) return checked
  const done = answered(await admin.changeGroups(email, groups))
  return mapResult(done, (now) => printed(`Groups: ${now.join(', ') || 'none'}`))
}

/** Bans a member, or lifts the ban. */
export async function banMember(admin: MemberAdmin, email: string, isLifted: boolean): Done {
  const done = answered(await admin.ban(email, !isLifted))
  return mapResult(done, () =>
    printed(isLifted ? 'They may log in again.' : 'They are logged out and cannot log in any more.'),
  )
}

/** Ends all sessions of a member. */
export async function logOutMember(admin: MemberAdmin, email: string): Done {
  return mapResult(answered(await admin.logOut(email)), () => printed('They are logged out everywhere.'))
}

/** Removes the second factor of a member. */
export async function removeFactor(admin: MemberAdmin, email: string): Done {
  return mapResult(answered(await admin.removeFactor(email)), (hadOne) =>
    printed(
      hadOne
        ? 'The second factor is off, with its recovery codes. The member is told by mail.'
        : 'There is no second factor to remove.',
    ),
  )
}

/** Deletes the account of a member once the owner is sure. */
export async function deleteMember(admin: MemberAdmin, email: string, isSure: boolean): Done {
  if (!isSure)
    return err(
      badInput(
        `This would delete the account of ${email}.`,
        'Say --yes to do it; `vitrine members ban` keeps it.',
      ),
    )
  return mapResult(answered(await admin.remove(email)), () => printed('The account is deleted. Orders stay.'))
}

/** Invites a person; the result has the link, below the origin of the site. */
export async function inviteMember(
  admin: MemberAdmin,
  email: string,
  { name, groups }: { readonly name: string; readonly groups: readonly string[] },
  { settings, origin }: { readonly settings: AccountSettings; readonly origin: string },
): Done {
  const checked = checkGroups(settings, groups)
  if (!checked.ok) return checked
  return mapResult(answered(await admin.invite(email, { name, groups })), (path) =>
    printed(
      'The site mails the invitation, now or when it runs next, if a mail server is set. It is valid for seven days.',
      new URL(path, origin).href,
    ),
  )
}

/** Shows a member with their subscriptions. */
export async function showMember(
  admin: MemberAdmin,
  email: string,
  list: SubscriptionList,
  { settings, priceText }: { readonly settings: AccountSettings; readonly priceText: PriceText },
): Done {
  const member = await admin.find(email)
  if (member === null) return answered(err('unknown-member'))
  const query = { sort: NEWEST_FIRST, limit: MAX_SUBSCRIPTIONS }
  const page = await readList(list, { email: member.email }, query)
  if (!page.ok) return page
  const subscriptions = page.value.items
  const ofSubscriptions = subscriptions.map((one) => `  Subscription ${subscriptionLine(one, priceText)}`)
  return ok({
    json: { ...member, subscriptions },
    lines: [...memberLines(member, settings), ...ofSubscriptions].map(plainLine),
  })
}
