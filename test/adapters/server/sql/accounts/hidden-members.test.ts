import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { createAccounts, createMemberAdmin } from '../../../../../adapters/server/sql/accounts/index.js'
import type { Accounts } from '../../../../../adapters/server/sql/accounts/index.js'
import { createMemoryRateLimit } from '../../../../../adapters/server/rate-limit/index.js'
import { MEMBER_CAPS } from '../../../../../core/accounts/index.js'
import type { AccountSettings } from '../../../../../core/accounts/index.js'
import type { NewIdentity } from '../../../../../core/ports/accounts/account-gateway.port.js'
import type { Visitor } from '../../../../../core/ports/visitor.port.js'
import { newSignUp } from '../../../../contracts/backend/account-steps.js'
import { createAccountsFixture } from '../../../../support/accounts/accounts-fixture.js'
import type { AccountsFixture } from '../../../../support/accounts/accounts-fixture.js'
import { openTestMemory } from '../../../../support/sql/temporary-pglite.js'
import { valueOf } from '../../../../support/value-of.js'

let fixture: AccountsFixture
beforeAll(async () => {
  fixture = await createAccountsFixture(await openTestMemory())
  // More members than the plan "free" allows, so that the site is full during the whole test.
  const members = createMemberAdmin(fixture.context)
  for (let index = 0; index <= MEMBER_CAPS.free; index += 1)
    valueOf(await members.invite(`full-${index}@example.com`, { name: '', groups: [] }))
})
afterAll(() => fixture.close())

const asVisitor = ({ visitor: id, session }: NewIdentity): Visitor => ({
  id,
  ...(session && { session: session.id }),
})

/** The states that an address may be in before a stranger asks about it. */
const STANDINGS = {
  unknown: async () => undefined,
  unverified: async (email: string) => {
    valueOf(await fixture.accounts.open(fixture.newVisitor()).entrance.signUp({ ...newSignUp(), email }))
  },
  verified: async (email: string) => {
    const { entrance } = fixture.accounts.open(fixture.newVisitor())
    valueOf(await entrance.signUp({ ...newSignUp(), email }))
    const token = (await fixture.mailsTo!(email)).at(-1)?.token ?? ''
    valueOf(await entrance.verifyEmail({ token, redirectPath: null }))
  },
  invited: async (email: string) => {
    valueOf(await createMemberAdmin(fixture.context).invite(email, { name: '', groups: [] }))
  },
  banned: async (email: string) => {
    await STANDINGS.verified(email)
    valueOf(await createMemberAdmin(fixture.context).ban(email, true))
  },
} as const satisfies Readonly<Record<string, (email: string) => Promise<void>>>

interface Stranger {
  readonly accounts: Accounts
  readonly browser: Visitor
  /** Logged in to an account of their own. */
  readonly inside: Visitor
}

const PASSWORD = 'eleven quiet gardens'

/** Everything that a stranger can ask about an address. */
const ASKED = {
  'sign up': ({ accounts, browser }: Stranger, email: string) =>
    accounts.open(browser).entrance.signUp({ ...newSignUp(), email, password: PASSWORD }),
  'sign up, in capitals': ({ accounts, browser }: Stranger, email: string) =>
    accounts
      .open(browser)
      .entrance.signUp({ ...newSignUp(), email: email.toUpperCase(), password: PASSWORD }),
  'sign up with an invitation': ({ accounts, browser }: Stranger, email: string) =>
    accounts.open(browser).entrance.signUp({ ...newSignUp(), email, inviteToken: 'f'.repeat(32) }),
  'log in': ({ accounts, browser }: Stranger, email: string) =>
    accounts.open(browser).entrance.logIn({ email, password: PASSWORD }),
  'log in with another password': ({ accounts, browser }: Stranger, email: string) =>
    accounts.open(browser).entrance.logIn({ email, password: 'something else now' }),
  'log in with a code': ({ accounts, browser }: Stranger, email: string) =>
    accounts.open(browser).selfService.logInWithCode({ email, password: PASSWORD, code: '123456' }),
  reset: ({ accounts, browser }: Stranger, email: string) =>
    accounts.open(browser).entrance.resetPassword(email),
  'ask for a link': ({ accounts, browser }: Stranger, email: string) =>
    accounts.open(browser).selfService.sendLink({ email, redirectPath: null }),
  'ask for a passkey': async ({ accounts, browser }: Stranger) => {
    const asked = await accounts.open(browser).selfService.askPasskey()
    return asked.ok ? { ok: true, keys: Object.keys(asked.value) } : asked
  },
  'change the own address to it': ({ accounts, inside }: Stranger, email: string) =>
    accounts.open(inside).selfService.changeEmail(email),
  'look at the own account': async ({ accounts, inside }: Stranger) =>
    valueOf(await accounts.open(inside).selfService.readOverview())?.newEmail,
  'export the own account': async ({ accounts, inside }: Stranger) =>
    Object.keys(valueOf(await accounts.open(inside).selfService.exportAccount())),
} as const

/** An answer without the values that differ between any two accounts. */
const plain = (answer: unknown, email: string): string =>
  JSON.stringify(answer, (key, value: unknown) =>
    key === 'id' || key === 'createdOnMs' ? typeof value : value,
  ).replaceAll(new RegExp(email, 'gi'), 'ADDRESS')

let addresses = 0
async function answersOf(
  standing: keyof typeof STANDINGS,
  steps: readonly (keyof typeof ASKED)[],
  settings: Partial<AccountSettings>,
): Promise<readonly string[]> {
  const email = `hidden-${(addresses += 1)}@example.com`
  await STANDINGS[standing](email)
  const own = `stranger-${addresses}@example.com`
  await STANDINGS.verified(own)
  const inside = asVisitor(
    valueOf(
      await fixture.accounts
        .open(fixture.newVisitor())
        .entrance.logIn({ email: own, password: newSignUp().password }),
    ),
  )
  const accounts = createAccounts({
    ...fixture.context,
    limit: createMemoryRateLimit(),
    ownLimit: createMemoryRateLimit(),
    settings: { ...fixture.context.settings, ...settings, hidesMembers: true },
  })
  const browser = { ...fixture.newVisitor(), address: `198.51.100.${addresses % 250}` }
  const stranger: Stranger = { accounts, browser, inside }
  const answers: string[] = []
  for (const step of steps) {
    answers.push(`${step}: ${plain(await ASKED[step](stranger, email), email)}`)
    await accounts.settled()
  }
  return answers
}

const OTHERS = Object.keys(STANDINGS).filter((name) => name !== 'unknown') as (keyof typeof STANDINGS)[]
const STEPS = Object.keys(ASKED) as (keyof typeof ASKED)[]
const SETTINGS: readonly Partial<AccountSettings>[] = [
  { signUp: 'open' },
  { signUp: 'invited' },
  { signUp: 'closed' },
  { signUp: 'open', plan: 'free' },
]

describe('a site with hidden members', () => {
  it.each(OTHERS)(
    'reveals nothing by a log-in after a sign-up about an address that is %s',
    async (standing) => {
      const steps = ['sign up', 'log in', 'log in', 'sign up', 'log in with a code'] as const
      expect(await answersOf(standing, steps, {})).toEqual(await answersOf('unknown', steps, {}))
    },
  )

  it.each(OTHERS)('has the same limits for an address that is %s', async (standing) => {
    const steps = STEPS.flatMap((step) => (step.startsWith('log in') || step === 'reset' ? [step] : []))
    const often = Array.from({ length: 12 }, () => steps).flat()
    expect(await answersOf(standing, often, {})).toEqual(await answersOf('unknown', often, {}))
  })

  it('gives the same answers to any sequence of requests as for an address without an account', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...OTHERS),
        fc.array(fc.constantFrom(...STEPS), { minLength: 1, maxLength: 8 }),
        fc.constantFrom(...SETTINGS),
        async (standing, steps, settings) => {
          expect(await answersOf(standing, steps, settings)).toEqual(
            await answersOf('unknown', steps, settings),
          )
        },
      ),
      { numRuns: 60 },
    )
  })
})
