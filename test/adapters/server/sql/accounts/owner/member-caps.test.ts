import { afterEach, describe, expect, it } from '@jest/globals'
import { createMemberAdmin } from '../../../../../../adapters/server/sql/accounts/index.js'
import type { MemberLine } from '../../../../../../adapters/server/sql/accounts/index.js'
import { hasMemberRoom, MEMBER_CAPS } from '../../../../../../core/accounts/index.js'
import type { AccountPlan } from '../../../../../../core/accounts/index.js'
import { newSignUp } from '../../../../../contracts/backend/account-steps.js'
import { codeOf } from '../../../../../contracts/backend/shopper.js'
import { createAccountsFixture } from '../../../../../support/accounts/accounts-fixture.js'
import type { AccountsFixture } from '../../../../../support/accounts/accounts-fixture.js'
import { openTestMemory } from '../../../../../support/sql/temporary-pglite.js'
import { countMembers, writeMembers } from '../../../../../support/accounts/member-rows.js'
import { importLines, lineOf } from '../../../../../support/accounts/import-lines.js'
import { valueOf } from '../../../../../support/value-of.js'

const line = (email: string): MemberLine => ({ ...lineOf(email), groups: ['gold'] })
const linesOf = (from: number, to: number): readonly MemberLine[] =>
  Array.from({ length: to - from }, (_, at) => line(`member${from + at}@example.com`))
const csvOf = (lines: readonly MemberLine[]): string =>
  ['Email', ...lines.map(({ email }) => email)].join('\n')

let fixture: AccountsFixture
let isOpen = false
afterEach(async () => {
  if (isOpen) await fixture.close()
  isOpen = false
})

const membersNow = (): Promise<number> => countMembers(fixture.context)

/** A site with so many members, the first of which are `member0@`, `member1@` and so on. */
async function siteWith(plan: AccountPlan, members: number): Promise<void> {
  fixture = await createAccountsFixture(await openTestMemory(), { plan })
  isOpen = true
  await writeMembers(fixture.context, members - (await membersNow()))
}

const invite = (email: string) =>
  createMemberAdmin(fixture.context).invite(email, { name: '', groups: ['gold'] })
const signUp = (email: string) =>
  fixture.accounts.open(fixture.newVisitor()).entrance.signUp({ ...newSignUp(), email })

/** Each method by which a site gets a member; returns whether one more was admitted. */
const WAYS: Readonly<Record<string, (email: string) => Promise<boolean>>> = {
  'sign-up': async (email) => (await signUp(email)).ok,
  invitation: async (email) => {
    const done = await invite(email)
    if (!done.ok) expect(done.failure).toBe('site-full')
    return done.ok
  },
  'import of a file': async (email) => (await importLines(fixture.context, [line(email)])).ok,
  'import over the wire': async (email) => {
    const { id, problems } = valueOf(await fixture.accounts.imports.begin(csvOf([line(email)])))
    await fixture.accounts.settled()
    const end = valueOf(await fixture.accounts.imports.read(id))
    return problems.length === 0 && end?.state !== 'failed'
  },
}

describe('limits of a plan', () => {
  it('are 100 members free, 20,000 on a paid plan and 100,000 on any', () => {
    expect(MEMBER_CAPS).toEqual({
      free: 100,
      starter: 100,
      static: 20_000,
      cms: 20_000,
      business: 20_000,
      ecommerce: 20_000,
      enterprise: 20_000,
      unlimited: 100_000,
    })
  })

  it.each(Object.entries(MEMBER_CAPS) as [AccountPlan, number][])('of %s ends at %i', (plan, cap) => {
    expect([cap - 1, cap, cap + 1].map((members) => hasMemberRoom(plan, members))).toEqual([
      true,
      false,
      false,
    ])
    expect([0, 1, 2].map((more) => hasMemberRoom(plan, cap - 1, more))).toEqual([true, true, false])
  })
})

const CASES = [
  ...Object.keys(WAYS).map((way) => ['free', way] as const),
  ['unlimited', 'invitation'] as const,
]

describe.each(CASES)('a site of the plan %s and members by %s', (plan, way) => {
  it('admits the last allowed one and no further one', async () => {
    const cap = MEMBER_CAPS[plan]
    await siteWith(plan, cap - 1)
    expect(await WAYS[way]!('last@example.com')).toBe(true)
    expect(await membersNow()).toBe(cap)
    for (const next of Object.keys(WAYS))
      expect([next, await WAYS[next]!(`${next.length}@example.com`)]).toEqual([next, false])
    expect(await membersNow()).toBe(cap)
  }, 60_000)
})

describe('a full site', () => {
  it('is reported to a visitor, and allows repeated invitations and imports of existing members', async () => {
    await siteWith('free', 99)
    valueOf(await invite('last@example.com'))
    expect(codeOf(await signUp('more@example.com'))).toBe('UsysUserLimitReached')
    expect((await invite('last@example.com')).ok).toBe(true)
    expect(valueOf(await importLines(fixture.context, linesOf(0, 90)))).toEqual({ added: 0, known: 90 })
    expect(await membersNow()).toBe(100)
  })
})

describe('an import', () => {
  it('adds no member if the file exceeds the plan, and reports the excess', async () => {
    await siteWith('free', 50)
    const file = linesOf(40, 110)
    const imported = await importLines(fixture.context, file)
    expect(imported).toEqual({ ok: false, failure: { members: 50, more: 61 } })
    const begun = valueOf(await fixture.accounts.imports.begin(csvOf(file)))
    expect(begun).toMatchObject({ state: 'failed', problems: [{ line: 0 }] })
    expect(begun.problems[0]?.message).toMatch(
      /"free" may have 100 members.*has 50, and 61 more.*accounts\.plan/,
    )
    expect(await membersNow()).toBe(50)
  })

  it('counts only the addresses that are new', async () => {
    await siteWith('free', 95)
    expect(valueOf(await importLines(fixture.context, linesOf(0, 99)))).toEqual({ added: 5, known: 94 })
  })

  it('stops at the cap if others join meanwhile', async () => {
    await siteWith('cms', 19_600)
    const taken = linesOf(30_000, 30_300)
    const imported = await importLines(fixture.context, linesOf(40_000, 40_400), async (done) => {
      if (done === 200)
        valueOf(await importLines({ ...fixture.context, settings: { plan: 'unlimited' } }, taken))
    })
    expect(imported).toEqual({ ok: false, failure: { members: 20_100, more: 100 } })
    expect(await membersNow()).toBe(20_100)
  }, 60_000)

  it('keeps the groups of new members', async () => {
    await siteWith('free', 10)
    valueOf(await importLines(fixture.context, linesOf(200, 203)))
    const found = await createMemberAdmin(fixture.context).find('member201@example.com')
    expect(found?.groups).toEqual(['gold'])
  })
})
