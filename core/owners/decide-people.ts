import { emailKey, isEmailAddress } from '../accounts/index.js'
import { err, ok, withoutControls } from '../shared/index.js'
import type { Result } from '../shared/index.js'
import type { OwnerAccount, OwnerCode, OwnerRealmState } from './owner-account.js'
import type { OwnerChange } from './owner-change.js'
import { MAX_OWNER_NAME, MAX_OWNERS, OWNER_INVITATION_MS } from './owner-limits.js'
import { OWNER_PROBLEMS } from './owner-problem.js'
import type { OwnerProblem } from './owner-problem.js'
import type { OwnerRole } from './owner-role.js'

type Decided<T = readonly OwnerChange[]> = Result<T, OwnerProblem>

const badInput = (message: string): OwnerProblem => ({ tag: 'bad-input', message })

/** A name in its stored form: without terminal control characters, and cut to the maximum length. */
export const plainOwnerName = (name: string | null): string =>
  withoutControls(name ?? '')
    .trim()
    .slice(0, MAX_OWNER_NAME)

/** The person of a mail address; null: none. */
export const ownerByEmail = (owners: readonly OwnerAccount[], email: string): OwnerAccount | null =>
  owners.find((owner) => emailKey(owner.email) === emailKey(email)) ?? null

/** Checks the mail address of a person; a refusal gives the reason. */
export function checkOwnerEmail(email: string): Decided<string> {
  const plain = email.trim()
  return isEmailAddress(plain) ? ok(plain) : err(badInput('This is not an e-mail address.'))
}

/** True if another owner exists and has used their code. */
const hasOtherOwner = (owners: readonly OwnerAccount[], id: string): boolean =>
  owners.some((owner) => owner.id !== id && owner.role === 'owner' && owner.passwordHash !== null)

/** A person to invite; `code` is the digest of their code. */
export interface Invitation {
  readonly id: string
  readonly email: string
  readonly name: string | null
  readonly role: OwnerRole
  readonly codeId: string
  readonly atMs: number
}

/** An invited person with their code, and the changes to write. */
export interface Invited {
  readonly owner: OwnerAccount
  readonly code: OwnerCode
  readonly changes: readonly OwnerChange[]
}

/** Invites a person, or renews the invitation of one who did not use their code; an earlier code ends. */
export function decideInvitation(
  { owners, revision }: OwnerRealmState,
  { id, email, name, role, codeId, atMs }: Invitation,
): Decided<Invited> {
  const address = checkOwnerEmail(email)
  if (!address.ok) return address
  const known = ownerByEmail(owners, address.value)
  if (known !== null && known.passwordHash !== null) {
    const message = `${known.email} has access already: change the role, or make a new code in the terminal.`
    return err({ tag: 'not-allowed', message })
  }
  if (known === null && owners.length >= MAX_OWNERS)
    return err({ tag: 'not-allowed', message: `A shop has at most ${MAX_OWNERS} people.` })
  const fresh: OwnerAccount = {
    id,
    email: address.value,
    name: plainOwnerName(name),
    role,
    version: 1,
    passwordHash: null,
    factor: null,
    createdMs: atMs,
    lastSignInMs: null,
  }
  const owner = known === null ? fresh : { ...known, role, version: known.version + 1 }
  const code = { id: codeId, ownerId: owner.id, expiresMs: atMs + OWNER_INVITATION_MS }
  return ok({
    owner,
    code,
    changes: [
      { tag: 'count-realm', revision },
      known === null
        ? { tag: 'insert-owner', owner }
        : { tag: 'change-owner', id: known.id, version: known.version, set: { role } },
      { tag: 'drop-codes', ownerId: owner.id },
      { tag: 'add-code', code },
    ],
  })
}

/** Changes a person's role; a shop keeps at least one owner with access. */
export function decideRole(
  { owners, revision }: OwnerRealmState,
  { id, version, role }: { readonly id: string; readonly version: number; readonly role: OwnerRole },
): Decided<{ readonly owner: OwnerAccount; readonly changes: readonly OwnerChange[] }> {
  const owner = owners.find((one) => one.id === id)
  if (owner === undefined) return err(OWNER_PROBLEMS.notFound)
  if (owner.version !== version) return err(OWNER_PROBLEMS.changed)
  if (owner.role === role) return ok({ owner, changes: [] })
  if (owner.role === 'owner' && !hasOtherOwner(owners, id)) return err(OWNER_PROBLEMS.lastOwner)
  return ok({
    owner: { ...owner, role, version: version + 1 },
    changes: [
      { tag: 'count-realm', revision },
      { tag: 'change-owner', id, version, set: { role } },
    ],
  })
}

/** Removes a person with their sessions, passkeys and codes; a shop keeps at least one owner with access. */
export function decideRemoval(
  { owners, revision }: OwnerRealmState,
  { id, version }: { readonly id: string; readonly version: number },
): Decided {
  const owner = owners.find((one) => one.id === id)
  if (owner === undefined) return err(OWNER_PROBLEMS.notFound)
  if (owner.version !== version) return err(OWNER_PROBLEMS.changed)
  if (owner.role === 'owner' && owner.passwordHash !== null && !hasOtherOwner(owners, id))
    return err(OWNER_PROBLEMS.lastOwner)
  return ok([
    { tag: 'count-realm', revision },
    { tag: 'remove-owner', id, version },
    { tag: 'drop-codes', ownerId: id },
    { tag: 'end-sessions', ownerId: id, except: null },
    { tag: 'remove-passkeys', ownerId: id },
    { tag: 'set-recovery-codes', ownerId: id, ids: [] },
  ])
}
