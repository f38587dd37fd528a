import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createUnsubscribeLinks } from '../../../../../adapters/server/routes/mails/unsubscribe-route.js'
import { spellingsOf } from '../../../../../adapters/server/sql/engine/index.js'
import { newSignUp } from '../../../../contracts/backend/account-steps.js'
import { codeOf } from '../../../../contracts/backend/shopper.js'
import { createAccountsFixture } from '../../../../support/accounts/accounts-fixture.js'
import { writeMember, writeMembers } from '../../../../support/accounts/member-rows.js'
import { openTestMemory } from '../../../../support/sql/temporary-pglite.js'
import { valueOf } from '../../../../support/value-of.js'

// `bücher.example` and `xn--bcher-kva.example` are one host, and so one mailbox.

const OWN = '@bücher.example'
const ENCODED = '@xn--bcher-kva.example'

let fixture: Awaited<ReturnType<typeof createAccountsFixture>>
beforeAll(async () => {
  fixture = await createAccountsFixture(await openTestMemory())
})
afterAll(() => fixture.close())

const entrance = () => fixture.backend.open(fixture.newVisitor()).entrance!
const { password } = newSignUp()
const query = (text: string, ...values: string[]) =>
  fixture.context.sql.query(text, [fixture.context.siteId, ...values])

async function join(email: string): Promise<void> {
  const own = entrance()
  valueOf(await own.signUp({ ...newSignUp(), email }))
  const [mail] = await fixture.mailsTo!(email)
  valueOf(await own.verifyEmail({ token: mail!.token, redirectPath: null }))
}
const logIn = async (email: string, secret: string = password) =>
  codeOf(await entrance().logIn({ email, password: secret }))

/** Stores an address as it was before hosts were read in their own letters. */
const storeAsBefore = (from: string, email: string) =>
  query('UPDATE member SET email = $3, email_key = $3 WHERE site_id = $1 AND email = $2', from, email)

const keysOf = async (name: string): Promise<readonly unknown[]> =>
  (await query('SELECT email_key FROM member WHERE site_id = $1 AND email LIKE $2', `${name}@%`)).rows.map(
    (row) => row['email_key'],
  )

describe('an address whose host has two spellings', () => {
  it('is of one member, who logs in with both', async () => {
    await join(`zoe${OWN}`)
    const again = await entrance().signUp({ ...newSignUp(), email: `Zoe${ENCODED}` })
    expect(codeOf(again)).toBe('UsysDuplicateEmail')
    expect(await keysOf('zoe')).toEqual([`zoe${OWN}`])
    expect([await logIn(`zoe${OWN}`), await logIn(`ZOE${ENCODED}`)]).toEqual(['ok', 'ok'])
  })

  it('that was stored in the other spelling is found by it, and by both after the upkeep', async () => {
    await join('bob@example.com')
    await storeAsBefore('bob@example.com', `bob${ENCODED}`)
    expect(await logIn(`bob${ENCODED}`)).toBe('ok')
    await fixture.accounts.maintain()
    expect(await keysOf('bob')).toEqual([`bob${OWN}`])
    expect([await logIn(`bob${OWN}`), await logIn(`bob${ENCODED}`)]).toEqual(['ok', 'ok'])
  })

  it('is read anew by the upkeep behind any number of hosts that stay as they are', async () => {
    await writeMembers(fixture.context, 600)
    await query(
      "UPDATE member SET email_key = id || '@xn--no-name.example' WHERE site_id = $1 AND id LIKE 'm%'",
    )
    await writeMember(fixture.context, `zed${ENCODED}`)
    await fixture.accounts.maintain()
    expect(await keysOf('zed')).toEqual([`zed${OWN}`])
  })

  it('that two members have already opens to each the own account', async () => {
    await join(`eve${OWN}`)
    const other = { ...newSignUp(), email: 'eva@example.com', password: 'another secret of eva' }
    valueOf(await entrance().signUp(other))
    await storeAsBefore('eva@example.com', `eve${ENCODED}`)
    await query("UPDATE member SET status = 'verified' WHERE site_id = $1 AND email = $2", `eve${ENCODED}`)
    await fixture.accounts.maintain()
    expect([await logIn(`eve${OWN}`), await logIn(`eve${ENCODED}`, other.password)]).toEqual(['ok', 'ok'])
    expect(new Set(await keysOf('eve'))).toEqual(new Set([`eve${OWN}`, `eve${ENCODED}`]))
  })

  it('is found in both for its export and erasure, and has one key of unsubscription', async () => {
    const { sql, siteId } = fixture.context
    const spellings = [`bob${ENCODED}`, `bob${OWN}`]
    for (const email of spellings) {
      const found = await spellingsOf(sql, siteId, [email], ['member.email'])
      expect(found.split('\n')).toContain(`bob${ENCODED}`)
    }
    const keyOf = (email: string) => createUnsubscribeLinks('key').keysOf(email)[0]
    expect(new Set(spellings.map(keyOf)).size).toBe(1)
    expect(keyOf('bob@example.com')).not.toBe(keyOf(spellings[0]!))
  })
})
