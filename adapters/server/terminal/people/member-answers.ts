import type { AccountSettings } from '../../../../core/accounts/index.js'
import { badInput, err, ok } from '../../../../core/shared/index.js'
import type { OwnerFailure, Result } from '../../../../core/shared/index.js'
import type { MemberAdminFailure } from '../../sql/accounts/index.js'

const FAILURES: Readonly<Record<MemberAdminFailure, readonly [string, ...string[]]>> = {
  'unknown-member': ['There is no member with this address.', '`vitrine members list` shows all of them.'],
  'bad-address': ['This is not an e-mail address.'],
  'already-member': ['There is a member with this address already.'],
  'site-full': [
    'The plan of this site allows no more members.',
    'Delete members, or change "accounts.plan" in vitrine.json.',
  ],
}

/** The result of a change of a member, with the text of a refusal. */
export const answered = <T>(done: Result<T, MemberAdminFailure>): Result<T, OwnerFailure> =>
  done.ok ? done : err(badInput(...FAILURES[done.failure]))

/** Groups are defined in `vitrine.json`; a misspelt one would give no access. */
export function checkGroups(
  settings: Pick<AccountSettings, 'groups'>,
  groups: readonly string[],
): Result<void, OwnerFailure> {
  const known = settings.groups.map(({ id }) => id)
  const unknown = groups.filter((group) => !known.includes(group))
  if (unknown.length === 0 || known.length === 0) return ok(undefined)
  return err(badInput(`There is no group ${unknown.join(', ')}; vitrine.json names ${known.join(', ')}.`))
}
