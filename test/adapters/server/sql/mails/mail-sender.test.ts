import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createSqlMailOutbox } from '../../../../../adapters/server/sql/mails/index.js'
import type { Mail, Mailer } from '../../../../../core/ports/mail/mailer.port.js'
import { err, ok } from '../../../../../core/shared/index.js'
import { createMailSender } from '../../../../../core/use-cases/mails/sending/mail-sender.js'
import { newSignUp } from '../../../../contracts/backend/account-steps.js'
import { valueOf } from '../../../../contracts/backend/shopper.js'
import { createAccountsFixture, renderMail } from '../../../../support/accounts/accounts-fixture.js'
import type { AccountsFixture } from '../../../../support/accounts/accounts-fixture.js'
import { openTemporaryPostgres } from '../../../../support/sql/temporary-postgres.js'

const MINUTE_MS = 60_000
let fixture: AccountsFixture
let nowMs = Date.now() + MINUTE_MS
let sent: Mail[] = []
let isAway = false
const failures: string[] = []
const mailer: Mailer = {
  send: async (mail) => {
    if (isAway) return err({ tag: 'not-sent', message: 'the mail server is away' })
    sent.push(mail)
    return ok(undefined)
  },
}
const clock = { wallTime: () => nowMs }
const newSender = () =>
  createMailSender({
    outbox: createSqlMailOutbox({ ...fixture.context, clock }),
    clock,
    mailer,
    render: renderMail,
    messageIdOf: ({ id }) => id,
    onFailure: (reason) => failures.push(reason),
    onGivenUp: (_, reason) => failures.push(reason),
  })

beforeAll(async () => {
  fixture = await createAccountsFixture(await openTemporaryPostgres())
  await newSender().sendWaiting()
  sent = []
}, 60_000)
afterAll(() => fixture.close())

describe('mails to members', () => {
  it('are sent as text and HTML, once by any process, and then deleted', async () => {
    const form = newSignUp()
    valueOf(await fixture.accounts.open(fixture.newVisitor()).entrance.signUp(form))
    await Promise.all([newSender().sendWaiting(), newSender().sendWaiting()])
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({ to: form.email, html: expect.stringContaining('<a href="https://') })
    expect(sent[0]?.text).toContain('https://shop.example.org/sign-up?verifyToken=')
    expect(await fixture.mailbox()).toEqual([])
  })

  it('wait while the mail server is away, longer each time, and are sent afterwards', async () => {
    sent = []
    isAway = true
    valueOf(await fixture.accounts.open(fixture.newVisitor()).entrance.signUp(newSignUp()))
    await newSender().sendWaiting()
    await newSender().sendWaiting()
    expect(failures).toEqual(['the mail server is away'])
    isAway = false
    nowMs += MINUTE_MS / 2
    await newSender().sendWaiting()
    expect(sent).toEqual([])
    nowMs += MINUTE_MS
    await newSender().sendWaiting()
    expect(sent).toHaveLength(1)
  })
})
