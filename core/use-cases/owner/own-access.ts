import { MAX_OWNER_PASSKEYS, OWNER_PROBLEMS, plainOwnerName } from '../../owners/index.js'
import type { AuditOperation, OwnerChange, OwnerPasskey, OwnerSessionRow } from '../../owners/index.js'
import type { NewOwnerFactor } from '../../ports/owner/owner-proofs.port.js'
import { err, ok } from '../../shared/index.js'
import { mayTryProof } from './try-limits.js'
import { actorOf, audited } from './audit.js'
import { checkSecondFactor } from './check-second-factor.js'
import type { OwnerActor, OwnerAnswer, OwnerPorts, SignedInOwner } from './owner-ports.js'
import { challengeOf, newChallenge } from './sign-in.js'

type Request = OwnerActor['request']

/** The access methods and the sessions of a person. */
export interface OwnAccess {
  readonly passkeys: readonly OwnerPasskey[]
  readonly sessions: readonly OwnerSessionRow[]
  readonly recoveryCodesLeft: number
}

/** Reads the access methods and the sessions of a person. */
export async function readOwnAccess({ store }: OwnerPorts, { owner }: SignedInOwner): Promise<OwnAccess> {
  const [passkeys, sessions, recoveryCodesLeft] = [
    await store.passkeysOf(owner.id),
    await store.sessionsOf(owner.id),
    await store.countRecoveryCodes(owner.id),
  ]
  return { passkeys, sessions, recoveryCodesLeft }
}

const saved = async (
  ports: OwnerPorts,
  current: SignedInOwner,
  request: Request,
  what: { readonly operation: AuditOperation; readonly detail: string },
  changes: readonly OwnerChange[],
): Promise<boolean> =>
  ports.store.save([
    ...changes,
    audited(ports, actorOf(current, request), { ...what, subject: current.owner.id }),
  ])

/** Sets a new password and ends all other sessions. */
export async function changePassword(
  ports: OwnerPorts,
  current: SignedInOwner,
  request: Request,
  { before, after }: { readonly before: string | null; readonly after: string },
): OwnerAnswer<void> {
  const { owner, sessionId } = current
  const { passwords } = ports
  if (!(await mayTryProof(ports, owner.id))) return err(OWNER_PROBLEMS.tooMany)
  if (!(await passwords.verify(owner.passwordHash, before ?? '')))
    return err({ tag: 'wrong-credentials', message: 'The current password is wrong.' })
  const refusal = await passwords.refusal(after, owner.email)
  if (refusal !== null) return err({ tag: 'bad-input', message: refusal })
  const passwordHash = await passwords.hash(after)
  const isSaved = await saved(
    ports,
    current,
    request,
    { operation: 'changePassword', detail: 'password changed' },
    [
      { tag: 'change-owner', id: owner.id, version: owner.version, set: { passwordHash } },
      { tag: 'end-sessions', ownerId: owner.id, except: sessionId },
    ],
  )
  return isSaved ? ok(undefined) : err(OWNER_PROBLEMS.changed)
}

/** Begins to add a passkey. */
export async function beginPasskey(ports: OwnerPorts, { owner }: SignedInOwner): Promise<object> {
  const known = await ports.store.passkeysOf(owner.id)
  const { id, email, name } = owner
  // Members' passkeys are separate credentials: a device keeps both, under different handles.
  const person = { handle: `owner ${id}`, email, name }
  return ports.passkeys.registration(person, known, await newChallenge(ports, id))
}

/** Adds the passkey that a browser created. */
export async function addPasskey(
  ports: OwnerPorts,
  current: SignedInOwner,
  request: Request,
  { answer, name }: { readonly answer: unknown; readonly name: string | null },
): OwnerAnswer<void> {
  const { owner } = current
  const { store, secrets, clock } = ports
  if ((await store.passkeysOf(owner.id)).length >= MAX_OWNER_PASSKEYS)
    return err({ tag: 'not-allowed', message: `A person has at most ${MAX_OWNER_PASSKEYS} passkeys.` })
  const challenge = challengeOf(ports, owner.id)
  const made = await ports.passkeys.checkRegistration(answer, challenge.isKnown)
  if (made === null) return err(OWNER_PROBLEMS.passkeyRefused)
  const passkey: OwnerPasskey = {
    ...made,
    id: secrets.digest('passkey', made.credentialId),
    ownerId: owner.id,
    name: plainOwnerName(name),
    createdMs: clock.wallTime(),
    usedMs: null,
  }
  const isSaved = await saved(ports, current, request, { operation: 'addPasskey', detail: 'passkey added' }, [
    challenge.taken(),
    { tag: 'add-passkey', passkey },
  ])
  return isSaved ? ok(undefined) : err(OWNER_PROBLEMS.passkeyRefused)
}

/** Removes a passkey of a person. */
export async function removePasskey(
  ports: OwnerPorts,
  current: SignedInOwner,
  request: Request,
  id: string,
): OwnerAnswer<void> {
  const isSaved = await saved(
    ports,
    current,
    request,
    { operation: 'removePasskey', detail: 'passkey removed' },
    [{ tag: 'remove-passkey', ownerId: current.owner.id, id }],
  )
  return isSaved ? ok(undefined) : err({ tag: 'not-found', message: 'There is no such passkey.' })
}

const isOnAlready = err({
  tag: 'not-allowed',
  message: 'A second factor is on already. Turn it off first.',
} as const)

/** Makes the secret of an authenticator app; it becomes active after one correct code. */
export async function beginSecondFactor(
  ports: OwnerPorts,
  { owner }: SignedInOwner,
): OwnerAnswer<NewOwnerFactor> {
  if (owner.factor?.isOn === true) return isOnAlready
  const made = ports.factors.make(owner.id, owner.email)
  const factor = { secret: made.stored, isOn: false, lastStep: 0 }
  const isSaved = await ports.store.save([
    { tag: 'change-owner', id: owner.id, version: owner.version, set: { factor } },
  ])
  return isSaved ? ok(made) : err(OWNER_PROBLEMS.changed)
}

const RECOVERY_CODES = 10
const RECOVERY_DIGITS = 28

/** Turns the second factor on; returns the recovery codes, which are shown only now. */
export async function turnOnSecondFactor(
  ports: OwnerPorts,
  current: SignedInOwner,
  request: Request,
  code: string,
): OwnerAnswer<readonly string[]> {
  const { owner } = current
  const { factors, secrets, clock } = ports
  const { id, version, factor } = owner
  if (factor?.isOn === true) return isOnAlready
  if (factor === null) return err({ tag: 'not-allowed', message: 'Begin with a new secret.' })
  if (!(await mayTryProof(ports, id))) return err(OWNER_PROBLEMS.tooMany)
  const step = factors.stepOf(id, factor, code, clock.wallTime())
  if (step === null) return err(OWNER_PROBLEMS.wrongCode)
  const codes = Array.from({ length: RECOVERY_CODES }, () => secrets.token().slice(0, RECOVERY_DIGITS))
  const isSaved = await saved(
    ports,
    current,
    request,
    { operation: 'turnOnSecondFactor', detail: 'second factor on' },
    [
      { tag: 'change-owner', id, version, set: { factor: { ...factor, isOn: true, lastStep: step } } },
      {
        tag: 'set-recovery-codes',
        ownerId: id,
        ids: codes.map((one) => secrets.digest('recovery', `${id} ${one}`)),
      },
    ],
  )
  if (!isSaved) return err(OWNER_PROBLEMS.changed)
  return ok(codes.map((one) => (one.match(/.{4}/g) ?? []).join('-')))
}

/** Turns the second factor off, by a code of it. */
export async function turnOffSecondFactor(
  ports: OwnerPorts,
  current: SignedInOwner,
  request: Request,
  code: string,
): OwnerAnswer<void> {
  const { owner } = current
  if (owner.factor?.isOn !== true) return ok(undefined)
  const used = await checkSecondFactor(ports, owner, code)
  if (!used.ok) return used
  const isSaved = await saved(
    ports,
    current,
    request,
    { operation: 'turnOffSecondFactor', detail: 'second factor off' },
    [
      ...used.value,
      { tag: 'change-owner', id: owner.id, version: owner.version, set: { factor: null } },
      { tag: 'set-recovery-codes', ownerId: owner.id, ids: [] },
    ],
  )
  return isSaved ? ok(undefined) : err(OWNER_PROBLEMS.wrongCode)
}
