import { portsOf } from './ports-of.js'
import {
  checkEntries,
  editableFields,
  emailKey,
  isEmailAddress,
  hasMemberRoom,
  missingFields,
} from '../../../../core/accounts/index.js'
import type { AccountValues } from '../../../../core/accounts/index.js'
import type {
  AccountEntrance,
  EnteredUser,
  SignUp,
} from '../../../../core/ports/accounts/account-gateway.port.js'
import type { GatewayFailure } from '../../../../core/ports/gateway-failure.port.js'
import type { Visitor } from '../../../../core/ports/visitor.port.js'
import { ok } from '../../../../core/shared/index.js'
import type { Result, BackgroundWork } from '../../../../core/shared/index.js'
import { isDuplicate, isStorable } from '../engine/index.js'
import type { MemberRow } from '../engine/index.js'
import { inTransaction, tablesOf } from './accounts-context.js'
import type { AccountsContext, Tables } from './accounts-context.js'
import { mayMail, mayTry } from '../../../../core/use-cases/accounts/count-tries.js'
import type { EntranceQueue } from '../../../../core/use-cases/accounts/entrance-queue.js'
import { recordEvent } from './account-events.js'
import { notAllowed, refuse, siteIsFull, tooMany } from '../../../../core/use-cases/accounts/failures.js'
import { valuesOf } from '../../../../core/use-cases/accounts/field-values.js'
import { queueMail } from './mails/queue-mail.js'
import {
  addGroups,
  countMembers,
  keepPlace,
  enteredUserOf,
  fieldsOf,
  findByEmail,
  lockMember,
  updateMember,
} from './members.js'
import { refusePassword } from './password-rules.js'
import { newMember } from './new-member.js'
import { memberName } from '../../../../core/use-cases/accounts/new-member.js'
import { revokeAccess } from './revoke-access.js'
import { sendInvitation } from './send-invitation.js'
import { browserOf, isOver, takeToken } from './tokens.js'
import { sendVerification } from './verify-email.js'

const duplicate = refuse('UsysDuplicateEmail', 'An account with this e-mail address exists already.')
const otherAddress = refuse(
  'UsysMustUseInvitation',
  'Please use the e-mail address that your invitation was sent to.',
)

/** The queue for the work, and the function that continues after the answer. */
interface Working {
  readonly queue: EntranceQueue
  readonly later: BackgroundWork
}

type Refusal = { readonly ok: false; readonly failure: GatewayFailure }
type Answered = Result<EnteredUser, GatewayFailure>

/** Checks a form alone, without a look-up of accounts. */
async function refuseForm(context: AccountsContext, form: SignUp): Promise<Refusal | null> {
  if (!isEmailAddress(form.email.trim()) || !isStorable(form.email))
    return refuse('UsysInvalidEmail', 'This is not an e-mail address.')
  const refused = await refusePassword(form.password, context, form.email)
  if (refused !== null) return refused
  const { fields } = context.settings
  const name = { id: 'name', type: 'PlainText', value: { tag: 'text', text: form.name } } as const
  const broken = [
    ...checkEntries(editableFields(fields), [name, ...form.entries]),
    ...missingFields(fields, form.entries, {}),
  ]
  const unstorable = [name, ...form.entries].filter(
    ({ value }) => value.tag === 'text' && !isStorable(value.text),
  )
  const failedValidations = [...broken, ...unstorable.map(({ id }) => ({ fieldId: id, name: 'Type' }))]
  return failedValidations.length === 0
    ? null
    : refuse('UsysInvalidUserData', 'Some of the information provided is not valid.', { failedValidations })
}

async function refuseChallenge(
  { captcha }: AccountsContext,
  { captchaToken }: SignUp,
  { address = '' }: Visitor,
): Promise<Refusal | null> {
  if (captcha === undefined) return null
  const solved = await captcha.verify(captchaToken ?? '', address)
  // Sign-up stays open if the challenge service does not answer (docs/adr/0022).
  return !solved.ok || solved.value ? null : refuse('UsysCaptchaFailed', 'Please confirm you’re not a robot.')
}

interface Prepared {
  readonly form: SignUp
  readonly passwordHash: string
  readonly values: AccountValues
  readonly visitor: Visitor
  /** The new member's row, if the form makes one. */
  readonly row: MemberRow
  /** True if a known address may get one more mail. */
  readonly mayMail: boolean
}

const signedUp = (
  context: AccountsContext,
  { form, passwordHash, values }: Omit<Prepared, 'row'>,
): MemberRow =>
  newMember(context, {
    email: form.email,
    name: form.name,
    status: 'unverified',
    password_hash: passwordHash,
    accept_privacy: form.acceptPrivacy,
    accept_communications: form.acceptCommunications,
    fields: JSON.stringify(values),
  })

/** Mails a member that they have an account; the form's answer is the same as for a new address. */
async function answerTaken(
  tables: Tables,
  context: AccountsContext,
  prepared: Prepared,
  found: MemberRow,
): Promise<Answered> {
  if (!context.settings.hidesMembers) return duplicate
  const { email, name } = found
  if (found.banned_on === null && prepared.mayMail)
    await queueMail(tables, context, { kind: 'alreadyMember', to: email, name, path: '/log-in' })
  return ok(enteredUserOf(prepared.row))
}

/** Fills an invited or imported account that never had a password with the data of the form. */
async function claim(
  tables: Tables,
  context: AccountsContext,
  { form, passwordHash, values }: Prepared,
  found: MemberRow,
): Promise<MemberRow> {
  const change = {
    name: memberName(form.name) || found.name,
    password_hash: passwordHash,
    accept_privacy: form.acceptPrivacy,
    accept_communications: form.acceptCommunications,
    fields: JSON.stringify({ ...fieldsOf(found), ...values }),
    status: 'verified',
  }
  await revokeAccess(tables, context, found.id, 'claimed')
  await updateMember(tables, context, found.id, change)
  await addGroups(tables, context, found.id, context.settings.signUpGroups)
  await recordEvent(tables, context, 'signed-up', found.id)
  return { ...found, ...change }
}

/** Signs up an invited visitor. The link of an invitation proves its address, so no verification follows. */
async function signUpInvited(
  tables: Tables,
  context: AccountsContext,
  prepared: Prepared,
  inviteToken: string,
): Promise<Answered> {
  const row = await takeToken(tables, context, 'invite', inviteToken)
  const member = row && (await lockMember(tables, context, row.member_id))
  // A member who used another mail has a password, which an older link does not replace.
  if (row === null || member?.status !== 'invited' || member.banned_on !== null || isOver(row, context))
    return notAllowed
  if (member.email_key !== emailKey(prepared.form.email)) throw new WrongAddress()
  return ok(enteredUserOf(await claim(tables, context, prepared, member)))
}

/** Thrown to keep the invitation valid for the right address. */
class WrongAddress extends Error {}

async function signUpOpen(tables: Tables, context: AccountsContext, prepared: Prepared): Promise<Answered> {
  const { settings } = context
  const { form, visitor } = prepared
  const found = await findByEmail(tables, context, form.email)
  if (found !== null && (found.status !== 'invited' || found.banned_on !== null))
    return answerTaken(tables, context, prepared, found)
  if (settings.signUp !== 'open') return notAllowed
  if (found !== null) {
    // The sender of the form has not proved ownership of the mailbox. A stranger could set a password now,
    // which the owner of the mailbox would make valid by following the link.
    if (prepared.mayMail) await sendInvitation(tables, context, found)
    return ok(enteredUserOf(prepared.row))
  }
  if (!(await keepPlace(tables, context))) return siteIsFull
  const { row } = prepared
  await tables.insertInto('member').values(row).execute()
  await addGroups(tables, context, row.id, settings.signUpGroups)
  await recordEvent(tables, context, 'signed-up', row.id)
  await sendVerification(tables, context, row, browserOf(visitor), form.redirectPath)
  return ok(enteredUserOf(row))
}

/** Makes an account. The password is hashed before any look-up, so that the time reveals nothing. */
export async function signUp(
  context: AccountsContext,
  visitor: Visitor,
  form: SignUp,
  { queue, later }: Working,
): ReturnType<AccountEntrance['signUp']> {
  const refused = await refuseForm(context, form)
  if (refused !== null) return refused
  const counted = await queue.other(visitor, async () =>
    (await mayTry(portsOf(context), visitor, 'sign-up')) ? ok(undefined) : tooMany,
  )
  if (!counted.ok) return counted
  // The challenge service is asked outside of the queue, so that other requests do not wait for it.
  const unsolved = await refuseChallenge(context, form, visitor)
  return unsolved ?? queue.other(visitor, () => enroll(context, visitor, form, later))
}

/**
 * Answers before the address is looked up, so that neither text nor time reveals members; refusals that do not depend
 * on the address go to every sender.
 */
async function enrollUnseen(
  context: AccountsContext,
  { row }: Prepared,
  later: BackgroundWork,
  run: () => Promise<unknown>,
): Promise<Answered> {
  const { settings, sql } = context
  if (settings.signUp !== 'open') return notAllowed
  if (!hasMemberRoom(settings.plan, await countMembers(tablesOf(sql), context))) return siteIsFull
  later(async () => {
    await run()
    context.onMail()
  })
  return ok(enteredUserOf(row))
}

async function enroll(
  context: AccountsContext,
  visitor: Visitor,
  form: SignUp,
  later: BackgroundWork,
): Promise<Answered> {
  const passwordHash = await context.passwords.hash(form.password)
  const asked = {
    form,
    passwordHash,
    values: valuesOf(form.entries),
    visitor,
    mayMail: await mayMail(context, form.email, 'sign-up'),
  }
  const prepared: Prepared = { ...asked, row: signedUp(context, asked) }
  const once = (): Promise<Answered> =>
    inTransaction(context, (tables) =>
      form.inviteToken === null
        ? signUpOpen(tables, context, prepared)
        : signUpInvited(tables, context, prepared, form.inviteToken),
    )
  const run = (): Promise<Answered> =>
    once().catch((thrown: unknown) => {
      // Two forms may have one address at the same time: the second finds the account of the first.
      if (isDuplicate(thrown)) return once()
      throw thrown
    })
  if (context.settings.hidesMembers && form.inviteToken === null)
    return enrollUnseen(context, prepared, later, run)
  try {
    const answered = await run()
    context.onMail()
    return answered
  } catch (thrown) {
    if (thrown instanceof WrongAddress) return otherAddress
    throw thrown
  }
}
