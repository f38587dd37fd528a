import type {
  AccountOverview,
  AccountSelfService,
} from '../../../ports/accounts/account-self-service.port.js'
import type { Visitor } from '../../../ports/visitor.port.js'
import { ok } from '../../../shared/index.js'
import type { EntryPorts, FactorCheck, SecretSource, StoredAccounts } from '../account-ports.js'
import type { AccountWork } from '../account-work.js'
import { mayTryCode } from '../count-tries.js'
import { refuse, tooMany, wrongCode } from '../failures.js'
import { mailSecurityChanged } from '../mails/mail-security-changed.js'
import { changeInSession, lockInSession } from '../self-service/lock-in-session.js'
import { provenMember } from '../self-service/proof.js'
import { RECOVERY_DIGITS, recoveryDigits, takeAppCode } from './check-code.js'
import { dropFactor } from './drop-factor.js'

/** The ports of a member's second factor. */
export interface SecondFactorPorts extends EntryPorts, FactorCheck {}

const RECOVERY_CODES = 10
const isOnAlready = refuse('AccountFactorIsOn', 'A second factor is on already. Turn it off first.')
const noFactor = refuse('AccountFactorIsOff', 'There is no second factor. Turn it on first.')

async function begin(
  ports: SecondFactorPorts,
  visitor: Visitor,
): ReturnType<AccountSelfService['beginFactor']> {
  const proven = await provenMember(ports, visitor)
  if (!proven.ok) return proven
  const { id, email } = proven.value
  const secret = ports.apps.newSecret()
  return changeInSession(ports, visitor, id, async ({ factors }) => {
    if ((await factors.find(id))?.isOn === true) return isOnAlready
    await factors.begin(id, secret)
    return ok({ secret, ...ports.apps.setUp(secret, email) })
  })
}

/** Replaces the recovery codes; the new ones are shown once and never again. */
async function makeRecoveryCodes(
  { factors, events }: AccountWork,
  { random }: SecretSource,
  memberId: string,
): Promise<readonly string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    (random.token().slice(0, RECOVERY_DIGITS).match(/.{4}/g) ?? []).join('-'),
  )
  await factors.replaceRecoveryCodes(memberId, codes.map(recoveryDigits))
  await events.record('recovery-codes-made', memberId)
  return codes
}

async function turnOn(
  ports: SecondFactorPorts,
  visitor: Visitor,
  code: string,
): ReturnType<AccountSelfService['turnOnFactor']> {
  const proven = await provenMember(ports, visitor)
  if (!proven.ok) return proven
  const { id } = proven.value
  if (!(await mayTryCode(ports, id, visitor))) return tooMany
  const codes = await ports.unitOfWork(async (work) => {
    if ((await lockInSession(work, visitor, id)) === null) return null
    const factor = await work.factors.find(id)
    if (factor === null || factor.isOn || !(await takeAppCode(work, ports, factor, code))) return null
    await work.factors.turnOn(id)
    await work.events.record('factor-on', id)
    await mailSecurityChanged(work, id)
    return makeRecoveryCodes(work, ports, id)
  })
  if (codes === null) return wrongCode
  ports.onMail()
  return ok(codes)
}

async function turnOff(
  ports: SecondFactorPorts,
  visitor: Visitor,
): ReturnType<AccountSelfService['turnOffFactor']> {
  const proven = await provenMember(ports, visitor)
  if (!proven.ok) return proven
  const { id } = proven.value
  const turnedOff = await changeInSession(ports, visitor, id, async (work) => {
    await dropFactor(work, id)
    await work.events.record('factor-off', id)
    await mailSecurityChanged(work, id)
    return ok(undefined)
  })
  ports.onMail()
  return turnedOff
}

async function renewCodes(
  ports: SecondFactorPorts,
  visitor: Visitor,
): ReturnType<AccountSelfService['renewRecoveryCodes']> {
  const proven = await provenMember(ports, visitor)
  if (!proven.ok) return proven
  const { id } = proven.value
  return changeInSession(ports, visitor, id, async (work) => {
    const isOn = (await work.factors.find(id))?.isOn === true
    return isOn ? ok(await makeRecoveryCodes(work, ports, id)) : noFactor
  })
}

/** Reads the state of a member's second factor. */
export async function factorOf(
  { store: { factors } }: StoredAccounts,
  memberId: string,
): Promise<AccountOverview['secondFactor']> {
  const factor = await factors.find(memberId)
  return { isOn: factor?.isOn === true, recoveryCodes: await factors.countRecoveryCodes(memberId) }
}

/** Creates a member's actions on their second factor. */
export const createSecondFactor = (ports: SecondFactorPorts, visitor: Visitor) => ({
  beginFactor: () => begin(ports, visitor),
  turnOnFactor: (code: string) => turnOn(ports, visitor, code),
  turnOffFactor: () => turnOff(ports, visitor),
  renewRecoveryCodes: () => renewCodes(ports, visitor),
})
