import { decideCodeUse, OWNER_PROBLEMS, OWNER_SESSION_MS, ownerByEmail } from '../../owners/index.js'
import type { OwnerAccount, OwnerChange, OwnerSessionRow } from '../../owners/index.js'
import { err, isRecord, ok } from '../../shared/index.js'
import { mayTryAddress, mayTryNetwork } from './try-limits.js'
import { audited } from './audit.js'
import { checkSecondFactor, plainCode } from './check-second-factor.js'
import type { NewOwnerSession, OwnerAnswer, OwnerCaller, OwnerPorts } from './owner-ports.js'

const CHALLENGE_MS = 10 * 60_000

interface Begun {
  readonly row: OwnerSessionRow
  readonly secret: string
}

function newSession({ secrets, clock }: OwnerPorts, ownerId: string, { browser }: OwnerCaller): Begun {
  const secret = secrets.token()
  const nowMs = clock.wallTime()
  const row = {
    id: secrets.digest('session', secret),
    ownerId,
    createdMs: nowMs,
    usedMs: nowMs,
    expiresMs: nowMs + OWNER_SESSION_MS,
    browser,
  }
  return { row, secret }
}

/** Begins a session that replaces the browser's previous one. */
const beginIn = ({ current }: OwnerCaller, { row }: Begun): readonly OwnerChange[] => [
  ...(current === null
    ? []
    : [{ tag: 'end-session', ownerId: current.owner.id, id: current.sessionId } as const]),
  { tag: 'begin-session', session: row },
]

const asSession = (owner: OwnerAccount, { row, secret }: Begun): NewOwnerSession => ({
  owner,
  sessionId: row.id,
  secret,
  expiresMs: row.expiresMs,
})

const entered = (ports: OwnerPorts, owner: OwnerAccount, detail: string): OwnerChange =>
  audited(
    ports,
    { ownerId: owner.id, by: owner.email, request: null, session: null },
    { operation: 'signIn', subject: owner.id, detail },
  )

/** Signs a person in by password, and by second factor if it is on. */
export async function signIn(
  ports: OwnerPorts,
  caller: OwnerCaller,
  {
    email,
    password,
    code,
  }: { readonly email: string; readonly password: string; readonly code: string | null },
): OwnerAnswer<NewOwnerSession> {
  const { store, passwords, clock } = ports
  if (!(await mayTryAddress(ports, caller, email))) return err(OWNER_PROBLEMS.tooMany)
  const owner = ownerByEmail((await store.load()).owners, email)
  const isRight = await passwords.verify(owner?.passwordHash ?? null, password)
  if (owner === null || !isRight) return err(OWNER_PROBLEMS.wrongCredentials)
  const factor = await checkSecondFactor(ports, owner, code)
  if (!factor.ok) return factor
  const session = newSession(ports, owner.id, caller)
  const isSaved = await store.save([
    { tag: 'note-sign-in', id: owner.id, passwordHash: owner.passwordHash, atMs: clock.wallTime() },
    ...factor.value,
    ...beginIn(caller, session),
    entered(ports, owner, factor.value.length > 0 ? 'password and second factor' : 'password'),
  ])
  if (isSaved) return ok(asSession(owner, session))
  return err(factor.value.length > 0 ? OWNER_PROBLEMS.wrongCode : OWNER_PROBLEMS.wrongCredentials)
}

/** Uses the code of the first start or of an invitation: sets the password and signs in. */
export async function useCode(
  ports: OwnerPorts,
  caller: OwnerCaller,
  request: {
    readonly code: string
    readonly email: string
    readonly name: string | null
    readonly password: string
  },
): OwnerAnswer<NewOwnerSession> {
  const { store, passwords, secrets, clock } = ports
  if (!(await mayTryNetwork(ports, caller))) return err(OWNER_PROBLEMS.tooMany)
  const code = await store.findCode(secrets.digest('code', plainCode(request.code)))
  if (code === null) return err(OWNER_PROBLEMS.codeEnded)
  const refusal = await passwords.refusal(request.password, request.email)
  if (refusal !== null) return err({ tag: 'bad-input', message: refusal })
  const passwordHash = await passwords.hash(request.password)
  const { email, name } = request
  const use = { id: secrets.newId(), email, name, passwordHash, atMs: clock.wallTime() }
  const decided = decideCodeUse(await store.load(), code, use)
  if (!decided.ok) return decided
  const { owner, changes } = decided.value
  const session = newSession(ports, owner.id, caller)
  const isSaved = await store.save([
    ...changes,
    { tag: 'note-sign-in', id: owner.id, passwordHash: null, atMs: use.atMs },
    ...beginIn(caller, session),
    audited(
      ports,
      { ownerId: owner.id, by: owner.email, request: null, session: null },
      { operation: 'useCode', subject: owner.id, detail: `password set, role ${owner.role}` },
    ),
  ])
  return isSaved ? ok(asSession(owner, session)) : err(OWNER_PROBLEMS.codeEnded)
}

/** A single-use challenge, for a person, or with an empty id for a sign-in. */
export async function newChallenge(
  { store, secrets, clock }: Pick<OwnerPorts, 'store' | 'secrets' | 'clock'>,
  ownerId: string,
): Promise<string> {
  const challenge = secrets.token()
  await store.keepChallenge(secrets.digest('challenge', challenge), ownerId, clock.wallTime() + CHALLENGE_MS)
  return challenge
}

/** Finds the challenge that a browser's answer signs; it is used up together with what the answer changes. */
export function challengeOf(
  { store, secrets, clock }: Pick<OwnerPorts, 'store' | 'secrets' | 'clock'>,
  ownerId: string,
) {
  let id = ''
  return {
    isKnown: (challenge: string): Promise<boolean> => {
      id = secrets.digest('challenge', challenge)
      return store.hasChallenge(id, ownerId, clock.wallTime())
    },
    taken: (): OwnerChange => ({ tag: 'take-challenge', ownerId, id }),
  }
}

/** Begins a sign-in by passkey; the answer does not reveal who has one. */
export async function beginPasskeySignIn(ports: OwnerPorts, caller: OwnerCaller): OwnerAnswer<object> {
  if (!(await mayTryNetwork(ports, caller))) return err(OWNER_PROBLEMS.tooMany)
  return ok(await ports.passkeys.authentication(await newChallenge(ports, '')))
}

/** Signs a person in by a passkey, which counts as two factors. */
export async function signInWithPasskey(
  ports: OwnerPorts,
  caller: OwnerCaller,
  answer: unknown,
): OwnerAnswer<NewOwnerSession> {
  const { store, secrets, passkeys, clock } = ports
  if (!(await mayTryNetwork(ports, caller))) return err(OWNER_PROBLEMS.tooMany)
  const credentialId = isRecord(answer) && typeof answer['id'] === 'string' ? answer['id'] : ''
  const passkey = await store.findPasskey(secrets.digest('passkey', credentialId))
  if (passkey === null) return err(OWNER_PROBLEMS.unknownPasskey)
  const challenge = challengeOf(ports, '')
  const counter = await passkeys.checkAuthentication(answer, passkey, challenge.isKnown)
  const owner = (await store.load()).owners.find(({ id }) => id === passkey.ownerId)
  if (counter === null || owner === undefined) return err(OWNER_PROBLEMS.unknownPasskey)
  const session = newSession(ports, owner.id, caller)
  const atMs = clock.wallTime()
  const isSaved = await store.save([
    challenge.taken(),
    { tag: 'note-sign-in', id: owner.id, passwordHash: null, atMs },
    { tag: 'use-passkey', id: passkey.id, counter, atMs },
    ...beginIn(caller, session),
    entered(ports, owner, 'passkey'),
  ])
  return isSaved ? ok(asSession(owner, session)) : err(OWNER_PROBLEMS.unknownPasskey)
}
