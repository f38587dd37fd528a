import {
  decideInvitation,
  decideRemoval,
  decideRole,
  FIRST_CODE_MS,
  OWNER_PROBLEMS,
  ownerByEmail,
} from '../../owners/index.js'
import type { OwnerAccount, OwnerRole } from '../../owners/index.js'
import { err, ok } from '../../shared/index.js'
import { audited } from './audit.js'
import type { OwnerActor, OwnerAnswer, OwnerPorts } from './owner-ports.js'

type ManagePorts = Pick<OwnerPorts, 'store' | 'secrets' | 'clock'>

/** A code that is shown once; the person may type it in any notation. */
export interface ShownCode {
  readonly code: string
  readonly expiresMs: number
}

const CODE_DIGITS = 20
const GROUP = /.{4}/g

/** A new code of 80 bits, in groups that are easy to type. */
function newCode({ secrets }: ManagePorts): { readonly code: string; readonly id: string } {
  const digits = secrets.token().slice(0, CODE_DIGITS)
  return { code: (digits.match(GROUP) ?? []).join('-'), id: secrets.digest('code', digits) }
}

/** True while no person has access; the first start then makes a code. */
export const isFirstRun = async ({ store }: Pick<OwnerPorts, 'store'>): Promise<boolean> =>
  (await store.load()).owners.every(({ passwordHash }) => passwordHash === null)

/** Makes a code for the first start; null: a person has access already. */
export async function makeFirstCode(ports: ManagePorts): Promise<ShownCode | null> {
  if (!(await isFirstRun(ports))) return null
  const { code, id } = newCode(ports)
  const expiresMs = ports.clock.wallTime() + FIRST_CODE_MS
  await ports.store.save([{ tag: 'add-code', code: { id, ownerId: null, expiresMs } }])
  return { code, expiresMs }
}

/** Makes a code that renews a person's access: for the terminal, whose user can read the data anyway. */
export async function makeOwnerCode(
  ports: ManagePorts,
  actor: OwnerActor,
  email: string,
): OwnerAnswer<ShownCode> {
  const owner = ownerByEmail((await ports.store.load()).owners, email)
  if (owner === null) return err(OWNER_PROBLEMS.notFound)
  const { code, id } = newCode(ports)
  const expiresMs = ports.clock.wallTime() + FIRST_CODE_MS
  await ports.store.save([
    { tag: 'drop-codes', ownerId: owner.id },
    { tag: 'add-code', code: { id, ownerId: owner.id, expiresMs } },
    audited(ports, actor, {
      operation: 'makeOwnerCode',
      subject: owner.id,
      detail: `code for ${owner.email}`,
    }),
  ])
  return ok({ code, expiresMs })
}

/** Invites a person, or renews the invitation of one who did not use their code. */
export async function inviteOwner(
  ports: ManagePorts,
  actor: OwnerActor,
  { email, name, role }: { readonly email: string; readonly name: string | null; readonly role: OwnerRole },
): OwnerAnswer<ShownCode & { readonly owner: OwnerAccount }> {
  const { store, secrets, clock } = ports
  const { code, id: codeId } = newCode(ports)
  const invitation = { id: secrets.newId(), email, name, role, codeId, atMs: clock.wallTime() }
  const decided = decideInvitation(await store.load(), invitation)
  if (!decided.ok) return decided
  const { owner, changes } = decided.value
  const isSaved = await store.save([
    ...changes,
    // Each invitation makes a new code, also under the same key, since a code is shown once.
    audited(
      ports,
      { ...actor, request: null },
      { operation: 'inviteOwner', subject: owner.id, detail: `${owner.email} as ${role}` },
    ),
  ])
  return isSaved ? ok({ owner, code, expiresMs: decided.value.code.expiresMs }) : err(OWNER_PROBLEMS.changed)
}

/** Changes a person's role. */
export async function changeOwnerRole(
  ports: ManagePorts,
  actor: OwnerActor,
  change: { readonly id: string; readonly version: number; readonly role: OwnerRole },
): OwnerAnswer<OwnerAccount> {
  const decided = decideRole(await ports.store.load(), change)
  if (!decided.ok) return decided
  const { owner, changes } = decided.value
  if (changes.length === 0) return ok(owner)
  const isSaved = await ports.store.save([
    ...changes,
    audited(ports, actor, {
      operation: 'changeOwnerRole',
      subject: owner.id,
      detail: `${owner.email} is ${owner.role}`,
    }),
  ])
  return isSaved ? ok(owner) : err(OWNER_PROBLEMS.changed)
}

/** Removes a person and ends their sessions. */
export async function removeOwner(
  ports: ManagePorts,
  actor: OwnerActor,
  removal: { readonly id: string; readonly version: number },
): OwnerAnswer<void> {
  const state = await ports.store.load()
  const decided = decideRemoval(state, removal)
  if (!decided.ok) return decided
  const email = state.owners.find(({ id }) => id === removal.id)?.email ?? ''
  const isSaved = await ports.store.save([
    ...decided.value,
    audited(ports, actor, { operation: 'removeOwner', subject: removal.id, detail: `${email} removed` }),
  ])
  return isSaved ? ok(undefined) : err(OWNER_PROBLEMS.changed)
}
