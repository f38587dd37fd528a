import { portsOf } from '../ports-of.js'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type {
  AccountPasskey,
  AccountSelfService,
} from '../../../../../core/ports/accounts/account-self-service.port.js'
import type { Visitor } from '../../../../../core/ports/visitor.port.js'
import { isRecord, ok } from '../../../../../core/shared/index.js'
import { isStorable, secretId } from '../../engine/index.js'
import type { MemberPasskeyRow } from '../../engine/index.js'
import { inTransaction, tablesOf } from '../accounts-context.js'
import type { AccountsContext, Tables } from '../accounts-context.js'
import { mayTry } from '../../../../../core/use-cases/accounts/count-tries.js'
import type { EntranceQueue } from '../../../../../core/use-cases/accounts/entrance-queue.js'
import { recordEvent } from '../account-events.js'
import { refuse, tooMany } from '../../../../../core/use-cases/accounts/failures.js'
import { mailSecurityChanged } from '../mails/mail-security-changed.js'
import { findMember } from '../members.js'
import { lockInSession } from '../self-service/lock-in-session.js'
import { provenMember } from '../self-service/proof.js'
import { switchIdentity } from '../../../../../core/use-cases/accounts/sessions.js'
import { browserOf, isOver, issueToken, takeToken } from '../tokens.js'

/** Maximum number of passkeys; enough for all devices of a member. */
const MAX_PASSKEYS = 20
const MAX_NAME_LENGTH = 60

const refused = refuse('AccountPasskeyRefused', 'This passkey could not be taken. Please try again.')
const unknown = refuse('UsysInvalidCredentials', 'No account here knows this passkey.')

/** Loads the package at the first passkey: most of it reads certificates, and most servers never need it. */
const webAuthn = () => import('@simplewebauthn/server')

/** The site as browsers identify it. A passkey is valid for one host name. */
function placeOf({ origin }: AccountsContext): { readonly origin: string; readonly rpId: string } {
  const url = new URL(origin())
  return { origin: url.origin, rpId: url.hostname }
}

const passkeyRowId = (credentialId: string): string => secretId('passkey', credentialId)

const listOf = (tables: Tables, { siteId }: AccountsContext, memberId: string) =>
  tables
    .selectFrom('member_passkey')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .orderBy('created_on')
    .execute()

/** JSON text of this program. */
const transportsOf = (row: MemberPasskeyRow): string[] => JSON.parse(row.transports) as string[]

/** The passkeys of a member, oldest first. */
export const passkeysOf = async (
  context: AccountsContext,
  memberId: string,
): Promise<readonly AccountPasskey[]> =>
  (await listOf(tablesOf(context.sql), context, memberId)).map((row) => ({
    id: row.id,
    name: row.name,
    createdOnMs: Number(row.created_on),
    usedOnMs: row.used_on === null ? null : Number(row.used_on),
  }))

/** A challenge that can be redeemed once, by this browser, for this member. */
const issueChallenge = (context: AccountsContext, visitor: Visitor, memberId: string): Promise<string> =>
  inTransaction(context, (tables) =>
    issueToken(tables, context, 'passkey', {
      memberId,
      browser: browserOf(visitor),
      redirectPath: null,
    }),
  )

/** Redeems the challenge that an answer signs. */
const takeChallenge =
  (context: AccountsContext, visitor: Visitor, memberId: string) =>
  async (challenge: string): Promise<boolean> => {
    const token = Buffer.from(challenge, 'base64url').toString()
    const row = await inTransaction(context, (tables) => takeToken(tables, context, 'passkey', token))
    return (
      row !== null &&
      row.member_id === memberId &&
      row.visitor === browserOf(visitor) &&
      !isOver(row, context)
    )
  }

async function begin(
  context: AccountsContext,
  visitor: Visitor,
): ReturnType<AccountSelfService['beginPasskey']> {
  const proven = await provenMember(context, visitor)
  if (!proven.ok) return proven
  const { id, email, name } = proven.value
  const known = await listOf(tablesOf(context.sql), context, id)
  if (known.length >= MAX_PASSKEYS)
    return refuse('AccountTooManyPasskeys', `An account has at most ${MAX_PASSKEYS} passkeys.`)
  const { generateRegistrationOptions } = await webAuthn()
  const options = await generateRegistrationOptions({
    rpName: context.siteName,
    rpID: placeOf(context).rpId,
    userName: email,
    userDisplayName: name || email,
    userID: new TextEncoder().encode(id),
    challenge: await issueChallenge(context, visitor, id),
    excludeCredentials: known.map((row) => ({ id: row.credential_id, transports: transportsOf(row) })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return ok({ ...options })
}

async function add(
  context: AccountsContext,
  visitor: Visitor,
  { answer, name }: { readonly answer: unknown; readonly name: string },
): ReturnType<AccountSelfService['addPasskey']> {
  const proven = await provenMember(context, visitor)
  if (!proven.ok) return proven
  const { id } = proven.value
  const { origin, rpId } = placeOf(context)
  const { verifyRegistrationResponse } = await webAuthn()
  const verified = await verifyRegistrationResponse({
    // The answer is unchecked input: the library expects that, and throws if it is invalid.
    response: answer as RegistrationResponseJSON,
    expectedChallenge: takeChallenge(context, visitor, id),
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
  }).catch(() => null)
  if (verified?.verified !== true) return refused
  const { credential } = verified.registrationInfo
  const isAdded = await inTransaction(context, async (tables) => {
    if ((await lockInSession(tables, context, visitor, id)) === null) return false
    const row = {
      site_id: context.siteId,
      id: passkeyRowId(credential.id),
      member_id: id,
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: JSON.stringify(credential.transports ?? []),
      name: isStorable(name) ? name.trim().slice(0, MAX_NAME_LENGTH) : '',
      created_on: context.clock.wallTime(),
      used_on: null,
    }
    const inserted = await tables
      .insertInto('member_passkey')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (Number(inserted.numInsertedOrUpdatedRows) !== 1) return false
    await recordEvent(tables, context, 'passkey-added', id)
    await mailSecurityChanged(tables, context, id)
    return true
  })
  if (!isAdded) return refused
  context.onMail()
  return ok(undefined)
}

/** Open to every visitor: the answer does not reveal accounts. */
async function ask(context: AccountsContext, visitor: Visitor): ReturnType<AccountSelfService['askPasskey']> {
  if (!(await mayTry(portsOf(context), visitor, 'log-in'))) return tooMany
  const { generateAuthenticationOptions } = await webAuthn()
  const options = await generateAuthenticationOptions({
    rpID: placeOf(context).rpId,
    challenge: await issueChallenge(context, visitor, ''),
    userVerification: 'required',
  })
  return ok({ ...options })
}

async function enter(
  context: AccountsContext,
  visitor: Visitor,
  answer: unknown,
): ReturnType<AccountSelfService['logInWithPasskey']> {
  if (!(await mayTry(portsOf(context), visitor, 'log-in'))) return tooMany
  const tables = tablesOf(context.sql)
  const credentialId = isRecord(answer) && typeof answer['id'] === 'string' ? answer['id'] : ''
  const row = await tables
    .selectFrom('member_passkey')
    .selectAll()
    .where('site_id', '=', context.siteId)
    .where('id', '=', passkeyRowId(credentialId))
    .executeTakeFirst()
  const member = row && (await findMember(tables, context, row.member_id))
  if (!row || !member || member.banned_on !== null) return unknown
  const { origin, rpId } = placeOf(context)
  const { verifyAuthenticationResponse } = await webAuthn()
  const verified = await verifyAuthenticationResponse({
    response: answer as AuthenticationResponseJSON,
    expectedChallenge: takeChallenge(context, visitor, ''),
    expectedOrigin: origin,
    expectedRPID: rpId,
    credential: {
      id: row.credential_id,
      publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
      counter: Number(row.counter),
      transports: transportsOf(row),
    },
    requireUserVerification: true,
  }).catch(() => null)
  if (verified?.verified !== true) return unknown
  const used = await tables
    .updateTable('member_passkey')
    .set({ counter: verified.authenticationInfo.newCounter, used_on: context.clock.wallTime() })
    .where('site_id', '=', context.siteId)
    .where('id', '=', row.id)
    .executeTakeFirst()
  // During the check the passkey may have been removed, or its member banned.
  if (Number(used.numUpdatedRows) !== 1) return unknown
  const identity = await switchIdentity(portsOf(context), visitor, member.id)
  return identity.session === null ? unknown : ok(identity)
}

/** Creates the actions of members on their passkeys, and the log-in with a passkey. */
export const createPasskeys = (context: AccountsContext, visitor: Visitor, queue: EntranceQueue) => ({
  beginPasskey: () => begin(context, visitor),
  addPasskey: (passkey: { readonly answer: unknown; readonly name: string }) =>
    add(context, visitor, { ...passkey, answer: isRecord(passkey.answer) ? passkey.answer : {} }),
  askPasskey: () => queue.other(visitor, () => ask(context, visitor)),
  logInWithPasskey: (answer: unknown) => queue.other(visitor, () => enter(context, visitor, answer)),
})
