import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { createMemberAdmin } from '../../../../../../adapters/server/sql/accounts/index.js'
import type { Change } from '../../../../../../adapters/server/sql/engine/index.js'
import type { Visitor } from '../../../../../../core/ports/visitor.port.js'
import { acceptedOf, newShopper } from '../../../../../contracts/backend/shopper.js'
import { newSignUp } from '../../../../../contracts/backend/account-steps.js'
import { createAccountsFixture } from '../../../../../support/accounts/accounts-fixture.js'
import { openTestMemory } from '../../../../../support/sql/temporary-pglite.js'
import { valueOf } from '../../../../../support/value-of.js'

let fixture: Awaited<ReturnType<typeof createAccountsFixture>>
beforeAll(async () => {
  fixture = await createAccountsFixture(await openTestMemory(), {}, {})
}, 60_000)
afterAll(() => fixture.close())

const rowsOf = async (text: string, values: readonly string[] = []) =>
  (await fixture.context.sql.query(text, values)).rows

/** Every table of the database. */
const tables = async (): Promise<readonly string[]> =>
  (await rowsOf(`SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'`))
    .map((row) => `${row['table_name']}`)
    .sort()

/** The row of docs/accounts.md for each table, by its name. */
const decisions = (): ReadonlyMap<string, string> => {
  const text = readFileSync('docs/accounts.md', 'utf8')
  const [, part = ''] = text.split('## Deleting an account')
  const lines = (part.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| `'))
  return new Map(
    lines.flatMap((line) => {
      const [, names = '', decision = ''] = line.split('|')
      return [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => [name, decision.trim()] as const)
    }),
  )
}

it('has a documented effect on every table of the database', async () => {
  expect([...decisions().keys()].sort()).toEqual(await tables())
})

it('leaves a person only in records that the documents name', async () => {
  const open = (visitor: Visitor) => fixture.backend.open(visitor)
  const guest = fixture.newVisitor()
  const form = newSignUp()
  valueOf(await open(guest).entrance!.signUp(form))
  const token = (await fixture.mailsTo!(form.email)).at(-1)?.token ?? ''
  const entered = valueOf(await open(guest).entrance!.verifyEmail({ token, redirectPath: null }))!
  const member: Visitor = { id: entered.visitor, session: entered.session!.id }
  const [{ id } = {}] = await rowsOf(`SELECT id FROM member WHERE email = $1`, [form.email])
  const shopper = newShopper(fixture, member)
  // One order is placed; the bank refuses another cart, which stays unchanged.
  valueOf(await shopper.add(fixture.shop.tea.sku, 1))
  await shopper.fillIn(fixture.cards.accepted)
  valueOf(await shopper.updateIdentity(form.email))
  acceptedOf(await shopper.submit())
  valueOf(await shopper.add(fixture.shop.tea.sku, 2))
  await shopper.fillIn(fixture.cards.declined)
  valueOf(await shopper.updateIdentity(form.email))
  expect(await shopper.submit()).toMatchObject({ ok: false })
  expect(await rowsOf(`SELECT id FROM payment_attempt WHERE status = 'declined'`)).toHaveLength(1)

  // A deletion that cannot be finished leaves all as it was, so that it can be asked for again.
  const dump = async () =>
    JSON.stringify(await Promise.all((await tables()).map((name) => rowsOf(`SELECT * FROM ${name}`))))
  const before = await dump()
  const { commit } = fixture.context
  const broken = (changes: readonly Change[]) => commit([...changes, { text: 'SELECT 1 / 0', values: [] }])
  await expect(createMemberAdmin({ ...fixture.context, commit: broken }).remove(form.email)).rejects.toThrow()
  expect(await dump()).toBe(before)
  valueOf(await createMemberAdmin(fixture.context).remove(form.email))

  const holds = async (table: string): Promise<boolean> => {
    const dump = JSON.stringify(await rowsOf(`SELECT * FROM ${table}`))
    return [form.email, form.name, `${id}`].some((text) => dump.includes(text))
  }
  const found = []
  for (const table of await tables()) if (await holds(table)) found.push(table)
  const kept = found.filter((table) => /kept/.test(decisions().get(table) ?? ''))
  expect(found).toEqual(kept)
  expect(await rowsOf(`SELECT id FROM payment_attempt WHERE status = 'declined'`)).toEqual([])
  expect(await rowsOf(`SELECT status, member_id, token FROM shop_order`)).toEqual([
    { status: 'placed', member_id: null, token: null },
  ])
})
