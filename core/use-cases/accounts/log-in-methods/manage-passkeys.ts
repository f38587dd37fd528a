import type { PasskeyProofs } from '../../../ports/platform/passkey-proofs.port.js'
import type { AccountPasskey, AccountSelfService } from '../../../ports/accounts/account-self-service.port.js'
import type { FindChallenge } from '../../../ports/platform/passkey-proofs.port.js'
import type { Visitor } from '../../../ports/visitor.port.js'
import { isRecord, isStorable, ok } from '../../../shared/index.js'
import type { EntryPorts, StoredAccounts } from '../account-ports.js'
import { mayTry } from '../count-tries.js'
import type { EntranceQueue } from '../entrance-queue.js'
import { refuse, tooMany } from '../failures.js'
import { browserOf, isOver, issueLink, takeLink } from '../mailed-links.js'
import { mailSecurityChanged } from '../mails/mail-security-changed.js'
import { lockInSession } from '../self-service/lock-in-session.js'
import { provenMember } from '../self-service/proof.js'
import { enterProven } from '../sessions.js'

/** The ports of passkeys. */
export interface PasskeyPorts extends EntryPorts {
  /** Passkeys for the address of the site, which is never taken from a request. */
  readonly passkeyProofs: PasskeyProofs
}

/** Maximum number of passkeys; enough for all devices of a member. */
const MAX_PASSKEYS = 20
const MAX_NAME_LENGTH = 60

const refused = refuse('AccountPasskeyRefused', 'This passkey was not accepted. Please try again.')
const tooManyPasskeys = refuse('AccountTooManyPasskeys', `An account has at most ${MAX_PASSKEYS} passkeys.`)
const unknown = refuse('UsysInvalidCredentials', 'No account here knows this passkey.')

/** The passkeys of a member, oldest first. */
export const passkeysOf = async (
  { store }: StoredAccounts,
  memberId: string,
): Promise<readonly AccountPasskey[]> =>
  (await store.passkeys.of(memberId)).map(({ id, name, createdOnMs, usedOnMs }) => ({
    ...{ id, name, createdOnMs, usedOnMs },
  }))

/** A challenge that can be redeemed once, by this browser, for this member; empty: for any member. */
const issueChallenge = (ports: PasskeyPorts, visitor: Visitor, memberId: string): Promise<string> =>
  ports.unitOfWork((work) =>
    issueLink(work, ports, 'passkey', { memberId, browser: browserOf(ports, visitor) }),
  )

/** Redeems the challenge that an answer signs. */
const takeChallenge =
  (ports: PasskeyPorts, visitor: Visitor, memberId: string): FindChallenge =>
  async (challenge) => {
    const link = await ports.unitOfWork((work) => takeLink(work, 'passkey', challenge))
    if (link === null || link.memberId !== memberId) return false
    return link.browser === browserOf(ports, visitor) && !isOver(link, ports)
  }

async function begin(ports: PasskeyPorts, visitor: Visitor): ReturnType<AccountSelfService['beginPasskey']> {
  const proven = await provenMember(ports, visitor)
  if (!proven.ok) return proven
  const { id, email, name } = proven.value
  const known = await ports.store.passkeys.of(id)
  if (known.length >= MAX_PASSKEYS) return tooManyPasskeys
  const challenge = await issueChallenge(ports, visitor, id)
  return ok(await ports.passkeyProofs.registration({ handle: id, email, name }, known, challenge))
}

async function add(
  ports: PasskeyPorts,
  visitor: Visitor,
  { answer, name }: { readonly answer: unknown; readonly name: string },
): ReturnType<AccountSelfService['addPasskey']> {
  const proven = await provenMember(ports, visitor)
  if (!proven.ok) return proven
  const { id: memberId } = proven.value
  const find = takeChallenge(ports, visitor, memberId)
  const made = await ports.passkeyProofs.checkRegistration(answer, find)
  if (made === null) return refused
  const passkey = {
    ...made,
    memberId,
    name: isStorable(name) ? name.trim().slice(0, MAX_NAME_LENGTH) : '',
    createdOnMs: ports.clock.wallTime(),
  }
  const isAdded = await ports.unitOfWork(async (work) => {
    if ((await lockInSession(work, visitor, memberId)) === null) return false
    if (!(await work.passkeys.insert(passkey))) return false
    await work.events.record('passkey-added', memberId)
    await mailSecurityChanged(work, memberId)
    return true
  })
  if (!isAdded) return refused
  ports.onMail()
  return ok(undefined)
}

/** Open to every visitor: the answer does not reveal accounts. */
async function ask(ports: PasskeyPorts, visitor: Visitor): ReturnType<AccountSelfService['askPasskey']> {
  if (!(await mayTry(ports, visitor, 'log-in'))) return tooMany
  return ok(await ports.passkeyProofs.authentication(await issueChallenge(ports, visitor, '')))
}

async function enter(
  ports: PasskeyPorts,
  visitor: Visitor,
  answer: unknown,
): ReturnType<AccountSelfService['logInWithPasskey']> {
  if (!(await mayTry(ports, visitor, 'log-in'))) return tooMany
  const { store, passkeyProofs, clock } = ports
  const credentialId = isRecord(answer) && typeof answer['id'] === 'string' ? answer['id'] : ''
  const passkey = await store.passkeys.findByCredential(credentialId)
  const member = passkey && (await store.members.find(passkey.memberId))
  if (passkey === null || member === null || member.bannedOnMs !== null) return unknown
  const find = takeChallenge(ports, visitor, '')
  const counter = await passkeyProofs.checkAuthentication(answer, passkey, find)
  if (counter === null) return unknown
  // During the check the passkey may have been removed, or its member banned.
  const identity = await enterProven(ports, visitor, member.id, ({ passkeys }) =>
    passkeys.use(passkey.id, { counter, atMs: clock.wallTime() }),
  )
  return identity === null ? unknown : ok(identity)
}

/** Creates the actions of members on their passkeys, and the log-in with a passkey. */
export const createPasskeys = (ports: PasskeyPorts, visitor: Visitor, queue: EntranceQueue) => ({
  beginPasskey: () => begin(ports, visitor),
  addPasskey: (passkey: { readonly answer: unknown; readonly name: string }) => add(ports, visitor, passkey),
  askPasskey: () => queue.other(visitor, () => ask(ports, visitor)),
  logInWithPasskey: (answer: unknown) => queue.other(visitor, () => enter(ports, visitor, answer)),
})
