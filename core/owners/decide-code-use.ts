import { emailKey } from '../accounts/index.js'
import { err, ok } from '../shared/index.js'
import type { Result } from '../shared/index.js'
import { checkOwnerEmail, ownerByEmail, plainOwnerName } from './decide-people.js'
import type { OwnerAccount, OwnerCode, OwnerRealmState } from './owner-account.js'
import type { OwnerChange } from './owner-change.js'
import { OWNER_PROBLEMS } from './owner-problem.js'
import type { OwnerProblem } from './owner-problem.js'

/** Access by a code: the person who uses it, with their new password. */
export interface CodeUse {
  /** The id of a first owner. */
  readonly id: string
  readonly email: string
  readonly name: string | null
  readonly passwordHash: string
  readonly atMs: number
}

type Decided = Result<
  { readonly owner: OwnerAccount; readonly changes: readonly OwnerChange[] },
  OwnerProblem
>

/** Makes the first owner, unless there is a person with access already. */
function firstOwner({ owners }: OwnerRealmState, { id, email, name, passwordHash, atMs }: CodeUse): Decided {
  if (owners.some((owner) => owner.passwordHash !== null)) return err(OWNER_PROBLEMS.codeEnded)
  const known = ownerByEmail(owners, email)
  const set = { role: 'owner', name: plainOwnerName(name), passwordHash, factor: null } as const
  const owner: OwnerAccount = {
    id,
    email,
    version: 1,
    createdMs: atMs,
    lastSignInMs: null,
    ...known,
    ...set,
  }
  return ok({
    owner,
    changes: [
      known === null
        ? { tag: 'insert-owner', owner }
        : { tag: 'change-owner', id: known.id, version: known.version, set },
      { tag: 'drop-codes', ownerId: null },
    ],
  })
}

/** Renews the access of a known person. */
function knownOwner(
  { owners }: OwnerRealmState,
  ownerId: string,
  { email, name, passwordHash }: CodeUse,
): Decided {
  const owner = owners.find(({ id }) => id === ownerId)
  if (owner === undefined || emailKey(owner.email) !== emailKey(email)) return err(OWNER_PROBLEMS.codeEnded)
  const set = { passwordHash, factor: null, name: plainOwnerName(name) || owner.name }
  return ok({
    owner: { ...owner, ...set, version: owner.version + 1 },
    changes: [
      { tag: 'change-owner', id: owner.id, version: owner.version, set },
      { tag: 'end-sessions', ownerId, except: null },
      { tag: 'remove-passkeys', ownerId },
      { tag: 'set-recovery-codes', ownerId, ids: [] },
    ],
  })
}

/**
 * Gives access to the person of a code and sets their new password. Earlier sessions, passkeys and the second factor
 * end, so that a code from the terminal also recovers an account.
 */
export function decideCodeUse(state: OwnerRealmState, code: OwnerCode | null, use: CodeUse): Decided {
  if (code === null || code.expiresMs <= use.atMs) return err(OWNER_PROBLEMS.codeEnded)
  const email = checkOwnerEmail(use.email)
  if (!email.ok) return email
  const checked = { ...use, email: email.value }
  const decided =
    code.ownerId === null ? firstOwner(state, checked) : knownOwner(state, code.ownerId, checked)
  if (!decided.ok) return decided
  const { owner, changes } = decided.value
  return ok({
    owner,
    changes: [
      { tag: 'take-code', id: code.id },
      { tag: 'count-realm', revision: state.revision },
      ...changes,
    ],
  })
}
