import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Secret, TOTP } from 'otpauth'
import { createMemberAdmin } from '../../../../../adapters/server/sql/accounts/index.js'
import { portsOf } from '../../../../../adapters/server/sql/accounts/ports-of.js'
import { ACCESS_KINDS } from '../../../../../core/accounts/index.js'
import type { AccessKind } from '../../../../../core/accounts/index.js'
import type { NewIdentity, SignUp } from '../../../../../core/ports/accounts/account-gateway.port.js'
import type { EntryOf } from '../../../../../core/owners/index.js'
import type { Visitor } from '../../../../../core/ports/visitor.port.js'
import { TERMINAL } from '../../../../../core/use-cases/owner/audit.js'
import { newSignUp } from '../../../../contracts/backend/account-steps.js'
import { codeOf } from '../../../../contracts/backend/shopper.js'
import { createAccountsFixture, ORIGIN } from '../../../../support/accounts/accounts-fixture.js'
import type { AccountsFixture } from '../../../../support/accounts/accounts-fixture.js'
import { createSoftwarePasskey } from '../../../../support/accounts/software-passkey.js'
import { newestToken } from '../../../../support/accounts/newest-token.js'
import { wallClock } from '../../../../support/shop/store-fixture.js'
import { openTestMemory } from '../../../../support/sql/temporary-pglite.js'
import { valueOf } from '../../../../support/value-of.js'

const DAY_MS = 24 * 3_600_000
const CODE_MS = 30_000
let aheadMs = 0
const clock = { ...wallClock, wallTime: () => wallClock.wallTime() + aheadMs }
let fixture: AccountsFixture
beforeAll(async () => {
  fixture = await createAccountsFixture(await openTestMemory(), {}, { clock })
})
afterAll(() => fixture.close())

const open = (visitor: Visitor = fixture.newVisitor()) => fixture.accounts.open(visitor)
const asVisitor = ({ visitor: id, session }: NewIdentity): Visitor => ({
  id,
  ...(session && { session: session.id }),
})
const newest = (email: string, kind: string): Promise<string> => newestToken(fixture, email, kind)
const subjectsTo = async (email: string): Promise<readonly string[]> =>
  (await fixture.mailbox()).filter(({ to }) => to === email).map(({ subject }) => subject)
const linkOf = async (email: string, subject: string): Promise<string> => {
  const mail = (await fixture.mailbox()).find((each) => each.to === email && each.subject === subject)
  return new URL(mail?.links[0] ?? ORIGIN).searchParams.get('token') ?? ''
}
const appCode = (secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.wallTime() })
const idOf = async (email: string): Promise<string> => {
  const { rows } = await fixture.context.sql.query(
    'SELECT id FROM member WHERE site_id = $1 AND email_key = $2',
    [fixture.context.siteId, email],
  )
  return `${rows[0]?.['id']}`
}
const eventsOf = async (email: string): Promise<readonly string[]> => {
  const { rows } = await fixture.context.sql.query(
    'SELECT kind FROM member_event WHERE site_id = $1 AND member_id = $2 ORDER BY id',
    [fixture.context.siteId, await idOf(email)],
  )
  return rows.map(({ kind }) => `${kind}`)
}

/** A member, and a stranger who is logged in to their account and knows the password. */
interface Taken {
  readonly form: SignUp
  readonly thief: Visitor
}

async function taken(): Promise<Taken> {
  const form = newSignUp()
  const { entrance } = open()
  valueOf(await entrance.signUp(form))
  valueOf(await entrance.verifyEmail({ token: await newest(form.email, 'verify'), redirectPath: null }))
  return { form, thief: asVisitor(valueOf(await open().entrance.logIn(form))) }
}

const OWN_PASSWORD = 'seven green kettles'
async function reset(email: string, visitor = fixture.newVisitor()): Promise<Visitor> {
  valueOf(await open(visitor).entrance.resetPassword(email))
  const token = await newest(email, 'reset')
  return asVisitor(valueOf(await open(visitor).entrance.updatePassword({ token, password: OWN_PASSWORD })))
}

const turnOn = async (visitor: Visitor): Promise<{ secret: string; codes: readonly string[] }> => {
  const { secret } = valueOf(await open(visitor).selfService.beginFactor())
  const codes = valueOf(await open(visitor).selfService.turnOnFactor(appCode(secret)))
  aheadMs += CODE_MS
  return { secret, codes }
}

type Try = () => Promise<boolean>
const isIn = async (answer: Promise<Parameters<typeof codeOf>[0]>): Promise<boolean> =>
  codeOf(await answer) === 'ok'

/** Access that a stranger sets up before the reset; each answers a try to use it. */
const LEFT_BEHIND: Readonly<Record<AccessKind, ((of: Taken) => Promise<Try>) | null>> = {
  password:
    async ({ form }) =>
    () =>
      isIn(open().entrance.logIn(form)),
  session:
    async ({ thief }) =>
    async () =>
      valueOf(await open(thief).readUser()) !== null,
  device: async ({ form, thief }) => {
    const id = await idOf(form.email)
    return () =>
      portsOf(fixture.context).store.devices.isKnown(thief.id, id, fixture.context.clock.wallTime())
  },
  passkey: async ({ thief }) => {
    const device = createSoftwarePasskey(ORIGIN)
    const account = open(thief).selfService
    const answer = device.create(valueOf(await account.beginPasskey()))
    valueOf(await account.addPasskey({ answer, name: 'Mine now' }))
    return async () => {
      const { selfService } = open()
      return isIn(selfService.logInWithPasskey(device.get(valueOf(await selfService.askPasskey()))))
    }
  },
  provider: async ({ form }) => {
    const identity = {
      issuer: 'https://id.example',
      subject: form.email,
      email: 'thief@example.com',
      isEmailVerified: true,
      name: '',
    }
    const memberId = await idOf(form.email)
    const { providers } = portsOf(fixture.context).store
    const nowMs = fixture.context.clock.wallTime()
    await providers.insert({ identity, provider: 'id', memberId, nowMs })
    return async () => (await providers.use(identity, nowMs)) !== null
  },
  // A reset keeps these, and they give no access alone: their own cases are below.
  factor: null,
  'recovery-code': null,
  'factor-link': null,
  // Opens nothing before the account is verified, nor an invitation after it.
  'verify-link': null,
  'invite-link': null,
  // Goes to the mailbox that the account had: its own cases are below.
  'undo-link': null,
  'reset-link': async ({ form }) => {
    valueOf(await open().entrance.resetPassword(form.email))
    const token = await newest(form.email, 'reset')
    return () => isIn(open().entrance.updatePassword({ token, password: 'eleven quiet gardens' }))
  },
  'email-link': async ({ thief }) => {
    const { email } = newSignUp()
    valueOf(await open(thief).selfService.changeEmail(email))
    const token = await newest(email, 'email')
    return () => isIn(open(thief).selfService.confirmEmail(token))
  },
  'log-in-link': async ({ form, thief }) => {
    valueOf(await open(thief).selfService.sendLink({ email: form.email, redirectPath: null }))
    const token = await newest(form.email, 'link')
    return () => isIn(open(thief).selfService.openLink({ token, code: null }))
  },
}

const KINDS = ACCESS_KINDS.filter((kind) => LEFT_BEHIND[kind] !== null)

describe('a reset by mail', () => {
  it.each(KINDS)('leaves a stranger nothing that opens the account: %s', async (kind) => {
    const account = await taken()
    const stillOpens = await LEFT_BEHIND[kind]!(account)
    const member = await reset(account.form.email)
    expect(valueOf(await open(member).readUser())?.email).toBe(account.form.email)
    expect(await stillOpens()).toBe(false)
    expect(await isIn(open().entrance.logIn({ ...account.form, password: OWN_PASSWORD }))).toBe(true)
  })

  it('lists removed access in a mail and in the log', async () => {
    const account = await taken()
    await LEFT_BEHIND.passkey!(account)
    await LEFT_BEHIND.provider!(account)
    const { email } = account.form
    await reset(email)
    expect(await subjectsTo(email)).toContain('Other ways to log in were removed')
    const mail = (await fixture.mailbox()).find(
      ({ to, subject }) => to === email && subject.startsWith('Other'),
    )
    expect(mail?.text).toContain('passkeys, log-in with accounts elsewhere')
    expect(await eventsOf(email)).toContain('access-revoked')
  })

  it('does not mention it if there was only a password', async () => {
    const { form } = await taken()
    await reset(form.email)
    expect((await subjectsTo(form.email)).filter((subject) => subject.startsWith('Other'))).toEqual([])
  })

  it('is stronger than a passkey that is being added at the same time', async () => {
    const { form, thief } = await taken()
    const device = createSoftwarePasskey(ORIGIN)
    const answer = device.create(valueOf(await open(thief).selfService.beginPasskey()))
    valueOf(await open().entrance.resetPassword(form.email))
    const token = await newest(form.email, 'reset')
    const adding = open(thief).selfService.addPasskey({ answer, name: 'Late' })
    const setting = open().entrance.updatePassword({ token, password: OWN_PASSWORD })
    await Promise.all([adding, setting])
    const { selfService } = open()
    const asked = device.get(valueOf(await selfService.askPasskey()))
    expect(codeOf(await selfService.logInWithPasskey(asked))).toBe('UsysInvalidCredentials')
  })
})

const RECOVERY = 'If you do not have your second factor any more'

describe('a second factor that a stranger set up', () => {
  it('is removed by a mailed link after three days, and not before', async () => {
    const { form, thief } = await taken()
    const { codes } = await turnOn(thief)
    const { email } = form
    expect(valueOf(await open(await reset(email)).readUser())).toBe(null)
    const token = await linkOf(email, RECOVERY)
    const use = (password: string) => open().entrance.updatePassword({ token, password })
    expect(codeOf(await use('eleven quiet gardens'))).toBe('AccountFactorWaits')
    aheadMs += 3 * DAY_MS - 60_000
    expect(codeOf(await use('eleven quiet gardens'))).toBe('AccountFactorWaits')
    aheadMs += 2 * 60_000
    const entered = asVisitor(valueOf(await use('eleven quiet gardens')))
    expect(valueOf(await open(entered).readUser())?.email).toBe(email)
    expect(await isIn(open().entrance.logIn({ email, password: 'eleven quiet gardens' }))).toBe(true)
    expect(codeOf(await use('twelve quiet gardens'))).toBe('UsysInvalidToken')
    expect(await subjectsTo(email)).toContain('Other ways to log in were removed')
    const old = { email, password: OWN_PASSWORD, code: codes[0] ?? '' }
    expect(codeOf(await open().selfService.logInWithCode(old))).toBe('UsysInvalidCredentials')
  })

  it('keeps its waiting time if another new password is set meanwhile', async () => {
    const { form, thief } = await taken()
    await turnOn(thief)
    await reset(form.email)
    aheadMs += 2 * DAY_MS
    await reset(form.email)
    aheadMs += DAY_MS + 60_000
    const token = await linkOf(form.email, RECOVERY)
    expect(await isIn(open().entrance.updatePassword({ token, password: 'eleven quiet gardens' }))).toBe(true)
  })

  it('stays if its member enters a code of it, or a recovery code', async () => {
    for (const which of ['app', 'recovery'] as const) {
      const { form, thief } = await taken()
      const { secret, codes } = await turnOn(thief)
      await reset(form.email)
      const token = await linkOf(form.email, RECOVERY)
      aheadMs += CODE_MS
      const code = which === 'app' ? appCode(secret) : (codes[0] ?? '')
      const own = { email: form.email, password: OWN_PASSWORD, code }
      valueOf(await open().selfService.logInWithCode(own))
      aheadMs += 4 * DAY_MS
      const late = await open().entrance.updatePassword({ token, password: 'eleven quiet gardens' })
      expect([which, codeOf(late)]).toEqual([which, 'UsysInvalidToken'])
    }
  })

  it('is removed by the owner, with an entry and a mail', async () => {
    const { form, thief } = await taken()
    await turnOn(thief)
    const audited: string[] = []
    const entryOf: EntryOf = ({ operation, subject, detail }) => {
      audited.push(operation)
      const by = { ...TERMINAL, by: 'owner@example.org' }
      return { id: `entry ${audited.length}`, atMs: 0, ...by, operation, subject, detail }
    }
    const admin = createMemberAdmin({ ...fixture.context, entryOf })
    // An entry that cannot be written leaves the factor where it is.
    const killed = { ...fixture.context, entryOf, commit: () => Promise.reject(new Error('killed')) }
    await expect(createMemberAdmin(killed).removeFactor(form.email)).rejects.toThrow('killed')
    audited.length = 0
    expect(valueOf(await admin.removeFactor(form.email))).toBe(true)
    expect(valueOf(await admin.removeFactor(form.email))).toBe(false)
    expect(await admin.removeFactor('none@example.com')).toMatchObject({ failure: 'unknown-member' })
    expect(audited).toEqual(['removeMemberFactor'])
    expect(await isIn(open().entrance.logIn(form))).toBe(true)
    expect((await eventsOf(form.email)).filter((kind) => kind === 'factor-off')).toHaveLength(1)
    expect((await subjectsTo(form.email))[0]).toBe('Your log-in was changed')
  })
})

const UNDO = 'Your e-mail address was changed'

describe('an account whose address a stranger has changed', () => {
  const move = async (visitor: Visitor, to = newSignUp().email): Promise<string> => {
    valueOf(await open(visitor).selfService.changeEmail(to))
    valueOf(await open(visitor).selfService.confirmEmail(await newest(to, 'email')))
    return to
  }
  const undo = (token: string, password = OWN_PASSWORD) => open().entrance.updatePassword({ token, password })
  const canTakeBack = async ({ form }: Taken, token: string): Promise<void> => {
    const member = asVisitor(valueOf(await undo(token)))
    expect(valueOf(await open(member).readUser())?.email).toBe(form.email)
    expect(await isIn(open().entrance.logIn({ ...form, password: OWN_PASSWORD }))).toBe(true)
  }

  it.each(KINDS)(
    'is restored by the link in the old mailbox, without the access that opened it: %s',
    async (kind) => {
      const account = await taken()
      const stillOpens = await LEFT_BEHIND[kind]!(account)
      const moved = await move(account.thief)
      const token = await linkOf(account.form.email, UNDO)
      await canTakeBack(account, token)
      expect(await stillOpens()).toBe(false)
      for (const password of [account.form.password, OWN_PASSWORD])
        expect(await isIn(open().entrance.logIn({ email: moved, password }))).toBe(false)
      expect(codeOf(await undo(token, 'eleven quiet gardens'))).toBe('UsysInvalidToken')
      expect(await eventsOf(account.form.email)).toContain('email-restored')
    },
  )

  it('can be restored within seven days, and not later', async () => {
    for (const [laterMs, code] of [
      [7 * DAY_MS - 60_000, 'ok'],
      [7 * DAY_MS + 60_000, 'UsysExpiredToken'],
    ] as const) {
      const account = await taken()
      await move(account.thief)
      aheadMs += laterMs
      expect(codeOf(await undo(await linkOf(account.form.email, UNDO)))).toBe(code)
    }
  })

  it('can be restored after further changes of the stranger, who gets no such link', async () => {
    const account = await taken()
    const second = await move(account.thief)
    const inNew = await reset(second)
    const third = await move(inNew)
    valueOf(await open().entrance.resetPassword(third))
    for (const email of [second, third]) expect(await linkOf(email, UNDO)).toBe('')
    await canTakeBack(account, await linkOf(account.form.email, UNDO))
    expect(codeOf(await undo(await newest(third, 'reset'), 'eleven quiet gardens'))).toBe('UsysInvalidToken')
    expect(await subjectsTo(third)).toContain(UNDO)
  })

  it('keeps a second factor for three days, as after any new password by mail', async () => {
    const account = await taken()
    await turnOn(account.thief)
    await move(account.thief)
    expect(valueOf(await undo(await linkOf(account.form.email, UNDO)))).toMatchObject({ session: null })
    aheadMs += 3 * DAY_MS + 60_000
    const token = await linkOf(account.form.email, RECOVERY)
    expect(await isIn(undo(token, 'eleven quiet gardens'))).toBe(true)
  })

  it('gets its address back from an account that never proved it', async () => {
    const account = await taken()
    await move(account.thief)
    valueOf(await open().entrance.signUp({ ...account.form, password: 'a squatter was here' }))
    await canTakeBack(account, await linkOf(account.form.email, UNDO))
  })

  it('leaves the address with another account that has proven it', async () => {
    const account = await taken()
    const moved = await move(account.thief)
    const here = fixture.newVisitor()
    valueOf(await open(here).entrance.signUp(account.form))
    const token = await newest(account.form.email, 'verify')
    valueOf(await open(here).entrance.verifyEmail({ token, redirectPath: null }))
    expect(codeOf(await undo(await linkOf(account.form.email, UNDO)))).toBe('UsysInvalidToken')
    expect(await idOf(moved)).not.toBe('undefined')
  })
})

describe('an account that a stranger made with an address of others', () => {
  const strangerSignsUp = async (): Promise<Taken> => {
    const form = newSignUp()
    const thief = fixture.newVisitor()
    valueOf(await open(thief).entrance.signUp(form))
    return { form, thief }
  }
  const PROOFS: Readonly<Record<string, (form: SignUp) => Promise<unknown>>> = {
    'the verification': async ({ email }) =>
      open().entrance.verifyEmail({ token: await newest(email, 'verify'), redirectPath: null }),
    'a verification that had expired': async ({ email }) => {
      aheadMs += 2 * 3_600_000
      const here = fixture.newVisitor()
      const use = async () =>
        open(here).entrance.verifyEmail({ token: await newest(email, 'verify'), redirectPath: null })
      expect(codeOf(await use())).toBe('UsysExpiredToken')
      return use()
    },
    'a verification that the stranger asked for once more': async (form) => {
      expect(codeOf(await open().entrance.logIn(form))).toBe('UsysUnverifiedEmail')
      return open().entrance.verifyEmail({ token: await newest(form.email, 'verify'), redirectPath: null })
    },
    'a reset': ({ email }) => reset(email),
    'a link to log in': async ({ email }) => {
      const here = fixture.newVisitor()
      valueOf(await open(here).selfService.sendLink({ email, redirectPath: null }))
      return open(here).selfService.openLink({ token: await newest(email, 'link'), code: null })
    },
  }

  it.each(Object.keys(PROOFS))('is not opened by their password after %s', async (proof) => {
    const { form, thief } = await strangerSignsUp()
    await PROOFS[proof]!(form)
    for (const visitor of [thief, fixture.newVisitor()])
      expect(codeOf(await open(visitor).entrance.logIn(form))).toBe('UsysInvalidCredentials')
    await reset(form.email)
    expect(await isIn(open().entrance.logIn({ ...form, password: OWN_PASSWORD }))).toBe(true)
  })

  it('mails the reader a link to set a password at once', async () => {
    const { form } = await strangerSignsUp()
    await PROOFS['the verification']!(form)
    const token = await linkOf(form.email, 'Choose your password')
    const own = asVisitor(valueOf(await open().entrance.updatePassword({ token, password: OWN_PASSWORD })))
    expect(valueOf(await open(own).readUser())?.email).toBe(form.email)
  })

  it('gets no address by a link that the reader opens in another browser', async () => {
    const { form, thief } = await taken()
    const victim = newSignUp().email
    valueOf(await open(thief).selfService.changeEmail(victim))
    const token = await newest(victim, 'email')
    const other = await taken()
    for (const visitor of [fixture.newVisitor(), other.thief])
      expect(codeOf(await open(visitor).selfService.confirmEmail(token))).toBe('UsysNotLoggedIn')
    expect(codeOf(await open().entrance.logIn({ ...form, email: victim }))).toBe('UsysInvalidCredentials')
    expect(await isIn(open(thief).selfService.confirmEmail(token))).toBe(true)
  })
})
