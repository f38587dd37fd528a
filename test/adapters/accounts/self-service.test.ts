import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { PROOF_MS } from '../../../core/accounts/index.js'
import type { Backend } from '../../../core/ports/backend.port.js'
import type { Visitor } from '../../../core/ports/visitor.port.js'
import { codeOf, valueOf } from '../../contracts/backend/shopper.js'
import { describeSelfService } from '../../contracts/backend/self-service.contract.js'
import { ADA, createAccountsFixture } from '../../support/accounts-fixture.js'
import type { AccountsFixture } from '../../support/accounts-fixture.js'
import { wallClock } from '../../support/store-fixture.js'
import { openTemporaryPglite } from '../../support/temporary-pglite.js'
import { accountsClientOf } from '../graphql/support/accounts-client.js'
import { serveShop } from '../graphql/support/site.js'
import type { TestSite } from '../graphql/support/site.js'

let aheadMs = 0
const clock = { ...wallClock, wallTime: () => wallClock.wallTime() + aheadMs }

let fixture: AccountsFixture
let site: TestSite
let overHttp: Backend
beforeAll(async () => {
  fixture = await createAccountsFixture(await openTemporaryPglite(), {}, { clock })
  site = await serveShop(fixture.backend)
  overHttp = accountsClientOf(site.url)
}, 240_000)
afterAll(async () => {
  await site.close()
  await fixture.close()
})

// One database for both ways to it: the door itself, and the protocol before it.
const shared = async () => ({ ...fixture, close: async () => undefined })
describeSelfService('the store itself', shared)
describeSelfService('through GraphQL over HTTP', async () => ({ ...(await shared()), backend: overHttp }))

const logIn = async (): Promise<Visitor> => {
  const { visitor: id, session } = valueOf(
    await fixture.backend.open(fixture.newVisitor()).entrance!.logIn(ADA),
  )
  return { id, ...(session && { session: session.id }) }
}
const accountOf = (visitor: Visitor) => fixture.backend.open(visitor).selfService!

describe('a sensitive change', () => {
  it('needs a proof that is not old, which the password renews', async () => {
    const visitor = await logIn()
    aheadMs += PROOF_MS + 1
    const account = accountOf(visitor)
    const codes = [
      await account.changeEmail('late@example.com'),
      await account.deleteAccount(),
      await account.exportAccount(),
    ].map(codeOf)
    expect(new Set(codes)).toEqual(new Set(['AccountProofNeeded']))
    const { visitor: id, session } = valueOf(await account.confirm(ADA))
    const proven = accountOf({ id, ...(session && { session: session.id }) })
    expect(codeOf(await proven.changeEmail('late@example.com'))).toBe('ok')
  })

  it('is told to the member, at the address it was made from', async () => {
    const account = accountOf(await logIn())
    valueOf(await account.changeEmail('ada.new@example.com'))
    const link = (await fixture.mailbox()).find(({ to }) => to === 'ada.new@example.com')?.links[0] ?? ''
    valueOf(await account.confirmEmail(new URL(link).searchParams.get('emailToken') ?? ''))
    const [newest] = await fixture.mailbox()
    expect(newest).toMatchObject({ to: ADA.email, subject: 'Your e-mail address was changed' })
    const { sql, siteId } = fixture.context
    await sql.query(`UPDATE member SET email = $2, email_key = $2 WHERE site_id = $1 AND email_key = $3`, [
      siteId,
      ADA.email,
      'ada.new@example.com',
    ])
  })

  it('leaves a mail to the old address without a way in', async () => {
    await fixture.backend.open(fixture.newVisitor()).entrance!.resetPassword(ADA.email)
    const reset =
      (await fixture.mailsTo!(ADA.email)).filter(({ kind }) => kind === 'reset').at(-1)?.token ?? ''
    const account = accountOf(await logIn())
    valueOf(await account.changeEmail('ada.next@example.com'))
    const token = (await fixture.mailsTo!('ada.next@example.com')).at(-1)?.token ?? ''
    valueOf(await account.confirmEmail(token))
    const { entrance } = fixture.backend.open(fixture.newVisitor())
    expect(codeOf(await entrance!.updatePassword({ token: reset, password: 'a stranger was here' }))).toBe(
      'UsysInvalidToken',
    )
    valueOf(await accountOf(await logInAs('ada.next@example.com')).changeEmail(ADA.email))
    const back =
      (await fixture.mailsTo!(ADA.email)).filter(({ kind }) => kind === 'email').at(-1)?.token ?? ''
    valueOf(await account.confirmEmail(back))
  })

  it('is written down without what was written', async () => {
    const { sql, siteId } = fixture.context
    const { rows } = await sql.query(
      `SELECT kind, detail FROM member_event WHERE site_id = $1 AND kind IN ('email-changed', 'proved')`,
      [siteId],
    )
    expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(['email-changed', 'proved']))
    expect(new Set(rows.map(({ detail }) => detail))).toEqual(new Set(['{}']))
  })
})

describe('an account that is deleted', () => {
  it('leaves its orders behind, which belong to nobody, and nothing else', async () => {
    const { sql, siteId } = fixture.context
    const { rows } = await sql.query(
      `SELECT member_id FROM member_event WHERE site_id = $1 AND kind = 'deleted'`,
      [siteId],
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const { member_id: id } of rows)
      for (const table of ['member_session', 'member_token', 'member_device', 'shop_order', 'visitor']) {
        const left = await sql.query(`SELECT 1 FROM ${table} WHERE site_id = $1 AND member_id = $2`, [
          siteId,
          `${id}`,
        ])
        expect([table, left.rows]).toEqual([table, []])
      }
  })
})

async function logInAs(email: string): Promise<Visitor> {
  const { entrance } = fixture.backend.open(fixture.newVisitor())
  const { visitor: id, session } = valueOf(await entrance!.logIn({ ...ADA, email }))
  return { id, ...(session && { session: session.id }) }
}
