import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { PaymentProcessor } from '../../../../../../core/ports/payments/payment-processor.port.js'
import type { Visitor } from '../../../../../../core/ports/visitor.port.js'
import { acceptedOf, codeOf, newKey, newShopper, valueOf } from '../../../../../contracts/backend/shopper.js'
import { createFakeClock } from '../../../../../fakes/clock.fake.js'
import { createFakeProcessor, FAKE_CARDS } from '../../../../../fakes/payment-processor.fake.js'
import { createAccountsFixture } from '../../../../../support/accounts/accounts-fixture.js'
import { forgetOrders, logInAsAda, querySite } from '../../../../../support/shop/subscriber.js'
import { openTestMemory } from '../../../../../support/sql/temporary-pglite.js'

const DAY_MS = 86_400_000

const clock = createFakeClock()
let losesAnswers = false
let isDown = false
let told = 0
const processor = createFakeProcessor({ losesAnswer: () => losesAnswers, isDown: () => isDown })
let whenKeeping = (): Promise<unknown> => Promise.resolve()
const waiting: PaymentProcessor = {
  ...processor,
  keep: async (request) => {
    await whenKeeping()
    return processor.keep!(request)
  },
}
const noCards = createFakeProcessor({ name: 'nocards', keeps: 'silently-not' })
let fixture: Awaited<ReturnType<typeof createAccountsFixture>>

beforeAll(async () => {
  fixture = await createAccountsFixture(
    await openTestMemory(),
    {},
    { clock, onMail: () => void (told += 1) },
    { processors: [waiting, noCards], pause: () => Promise.resolve() },
  )
})
afterAll(() => fixture.close())

const query = (text: string, ...values: (string | number | null)[]) => querySite(fixture, text, ...values)

beforeEach(async () => {
  losesAnswers = false
  isDown = false
  await forgetOrders(fixture)
})

const logIn = (): Promise<Visitor> => logInAsAda(fixture)

/** A subscription of Ada's. */
async function subscribe(token: string = FAKE_CARDS.accepted) {
  const visitor = await logIn()
  const shopper = newShopper(fixture, visitor)
  valueOf(
    await shopper.addToCart({ skuId: fixture.shop.subscription!, count: 1, buyNow: true, key: newKey() }),
  )
  await shopper.fillIn({ provider: 'fake', token })
  acceptedOf(await shopper.submit())
  const [row] = await query(`SELECT id FROM subscription WHERE site_id = $1`)
  const id = `${row?.['id']}`
  return { id, ...(await openCards(id)) }
}

/** Ada's calls about the card of a subscription; her session lasts a week. */
async function openCards(id: string) {
  const account = fixture.backend.open(await logIn()).selfService!
  const give = (card: string, confirmation: string | null = null, provider = 'fake') =>
    account.changeCard({ subscriptionId: id, provider, token: card, confirmation })
  return { account, give }
}

const standing = async () =>
  (
    await query(
      `SELECT status, failures, due_on, payment_method, provider FROM subscription WHERE site_id = $1`,
    )
  )[0]
const events = async () =>
  (await query(`SELECT kind FROM subscription_event WHERE site_id = $1 ORDER BY at, id`)).map(
    ({ kind }) => kind,
  )
const renew = () => fixture.store().renewSubscriptions()
const renewals = () => [...processor.charges.keys()].filter((key) => key.startsWith('sub-'))

/** A subscription whose renewal was refused today. */
async function pastDue() {
  const { id } = await subscribe(FAKE_CARDS.declinedLater)
  const [row] = await query(`SELECT period_end FROM subscription WHERE site_id = $1`)
  clock.advance(Math.max(0, Number(row?.['period_end']) - clock.wallTime()))
  expect(await renew()).toMatchObject({ failed: 1 })
  const before = renewals().length
  return { id, ...(await openCards(id)), paid: () => renewals().length - before }
}

describe('another card for a subscription', () => {
  it('is charged from the next period on, and not now', async () => {
    const { give, account } = await subscribe(FAKE_CARDS.declinedLater)
    const before = processor.calls()
    expect(valueOf(await give(FAKE_CARDS.accepted))).toEqual({ tag: 'changed' })
    expect(processor.calls()).toBe(before)
    const cards = valueOf(await account.readOverview())?.cards
    expect(cards?.providers.map(({ name }) => name)).toEqual(['fake'])
    expect(cards?.subscriptions).toMatchObject([{ productName: 'Monthly box', isOwed: false, last4: '0000' }])
    clock.advance(31 * DAY_MS)
    expect(await renew()).toMatchObject({ renewed: 1, failed: 0 })
    expect((await events()).sort()).toEqual(['begun', 'card-changed', 'renewed'])
  })

  it('moves a subscription to the provider of the card', async () => {
    const { give } = await subscribe(FAKE_CARDS.declinedLater)
    await query(`UPDATE subscription SET provider = 'nocards' WHERE site_id = $1`)
    expect(valueOf(await give(FAKE_CARDS.accepted))).toEqual({ tag: 'changed' })
    expect((await standing())?.['provider']).toBe('fake')
    clock.advance(31 * DAY_MS)
    expect(await renew()).toMatchObject({ renewed: 1, failed: 0 })
  })

  it('pays the unpaid period at once, and only once for repeated requests', async () => {
    const { give, account, paid } = await pastDue()
    expect(valueOf(await account.readOverview())?.cards.subscriptions).toMatchObject([{ isOwed: true }])
    const answers = await Promise.all([give(FAKE_CARDS.accepted), give(FAKE_CARDS.accepted)])
    expect(answers.map((answer) => valueOf(answer).tag)).toContain('changed')
    expect(valueOf(await give(FAKE_CARDS.accepted))).toEqual({ tag: 'changed' })
    expect([paid(), (await standing())?.['status']]).toEqual([1, 'active'])
    expect(await renew()).toEqual({ renewed: 0, failed: 0, unknown: 0 })
  })

  it('that is refused for the unpaid period does not change the scheduled tries', async () => {
    const { give, paid } = await pastDue()
    clock.advance(DAY_MS / 2)
    const before = await standing()
    const asked = valueOf(await give(FAKE_CARDS.challenged))
    if (asked.tag !== 'action-required') throw new Error(asked.tag)
    expect(await standing()).toEqual(before)
    const confirmation = processor.passChallenge(asked.action.data)
    // The bank wants the card holder for each charge, and a renewal has none present.
    expect(valueOf(await give(FAKE_CARDS.challenged, confirmation))).toEqual({ tag: 'unpaid' })
    expect(await standing()).toEqual({ ...before, payment_method: `kept:${FAKE_CARDS.challenged}` })
    expect(await renew()).toEqual({ renewed: 0, failed: 0, unknown: 0 })
    clock.advance(DAY_MS / 2)
    expect(await renew()).toMatchObject({ failed: 1 })
    expect(await standing()).toMatchObject({ status: 'past_due', failures: 2 })
    expect(valueOf(await give(FAKE_CARDS.accepted))).toEqual({ tag: 'changed' })
    expect(paid()).toBe(1)
  })

  it('is pending if the answer is lost, and charged once after any number of lookups', async () => {
    const { give, paid } = await pastDue()
    losesAnswers = true
    expect(valueOf(await give(FAKE_CARDS.accepted))).toEqual({ tag: 'unclear' })
    expect(await Promise.all([give(FAKE_CARDS.accepted), give(FAKE_CARDS.accepted)])).toEqual([
      { ok: true, value: { tag: 'unclear' } },
      { ok: true, value: { tag: 'unclear' } },
    ])
    losesAnswers = false
    expect(valueOf(await give(FAKE_CARDS.accepted))).toEqual({ tag: 'changed' })
    expect([paid(), (await standing())?.['status']]).toEqual([1, 'active'])
    await fixture.store().reconcilePayments()
    expect([paid(), await renew()]).toEqual([1, { renewed: 0, failed: 0, unknown: 0 }])
  })

  it('is not charged while the charge of an earlier card is unknown', async () => {
    const { give, paid } = await pastDue()
    losesAnswers = true
    expect(valueOf(await give(FAKE_CARDS.accepted))).toEqual({ tag: 'unclear' })
    losesAnswers = false
    expect(valueOf(await give(FAKE_CARDS.declinedLater))).toEqual({ tag: 'changed' })
    expect([paid(), (await standing())?.['status']]).toEqual([1, 'active'])
    expect((await standing())?.['payment_method']).toBe(`kept:${FAKE_CARDS.declinedLater}`)
  })

  it('is mailed to its member at once, as is a cancellation', async () => {
    const { id, give } = await subscribe(FAKE_CARDS.declinedLater)
    await fixture.accounts.maintain()
    const { profile } = fixture.backend.open(await logIn())
    const subjects = async () => (await fixture.mailbox()).map(({ subject }) => subject)
    for (const [subject, change] of [
      ['Your means of payment was changed', () => give(FAKE_CARDS.accepted)],
      ['Your subscription was cancelled', () => profile!.cancelSubscription(id)],
    ] as const) {
      told = 0
      expect((await change()).ok).toBe(true)
      expect(await subjects()).toContain(subject)
      expect(told).toBe(1)
    }
  })

  it('is mailed to its member once', async () => {
    const { give } = await subscribe(FAKE_CARDS.declinedLater)
    valueOf(await give(FAKE_CARDS.accepted))
    valueOf(await give(FAKE_CARDS.accepted))
    await fixture.accounts.maintain()
    await fixture.accounts.maintain()
    const mails = await fixture.mailbox()
    const [begun, changed] = ['Your subscription has begun', 'Your means of payment was changed']
    // Both have the same time here.
    expect(mails.map(({ subject }) => subject).sort()).toEqual([begun, changed].sort())
    const mail = mails.find(({ subject }) => subject === changed)
    expect(mail?.text).toContain('Monthly box')
    expect(mail?.text).toMatch(/change your password/)
  })

  it('is stored only after the provider could be asked', async () => {
    const { give } = await subscribe(FAKE_CARDS.declinedLater)
    const before = await standing()
    isDown = true
    expect(codeOf(await give(FAKE_CARDS.accepted))).toBe('CardUnknown')
    expect(await standing()).toEqual(before)
    isDown = false
    expect(valueOf(await give(FAKE_CARDS.accepted))).toEqual({ tag: 'changed' })
    const keys = processor.keepings.slice(-2).map(({ key }) => key)
    expect(keys[0]).toBe(keys[1])
  })

  it('is refused by its bank, by a provider that stores none, and for ended or foreign subscriptions', async () => {
    const { give, account, id } = await subscribe()
    const before = await standing()
    expect(codeOf(await give(FAKE_CARDS.declined))).toBe('CardRefused')
    expect(codeOf(await give(FAKE_CARDS.accepted, null, 'nocards'))).toBe('CardNotWithProvider')
    expect(codeOf(await give(FAKE_CARDS.accepted, null, 'unknown'))).toBe('CardNotWithProvider')
    expect(await standing()).toEqual(before)
    const another = { provider: 'fake', token: FAKE_CARDS.accepted, confirmation: null }
    for (const subscriptionId of ['sub-nothing', '\u0000'])
      expect(codeOf(await account.changeCard({ ...another, subscriptionId }))).toBe('SubscriptionNotFound')
    await query(`UPDATE subscription SET member_id = 'another' WHERE site_id = $1`)
    expect(codeOf(await give(FAKE_CARDS.declinedLater))).toBe('SubscriptionNotFound')
    const stranger = fixture.backend.open(fixture.newVisitor()).selfService!
    expect(codeOf(await stranger.changeCard({ ...another, subscriptionId: id }))).toBe('UsysNotLoggedIn')
  })

  it.each([
    ['sets a new password', 'DELETE FROM member_session WHERE site_id = $1', null],
    ['is banned', 'UPDATE member SET banned_on = 1 WHERE site_id = $1', 'UPDATE member SET banned_on = NULL'],
  ])('is not stored if its member %s while the provider is asked', async (_, ending, undoing) => {
    const { id, give } = await subscribe(FAKE_CARDS.declinedLater)
    const before = await standing()
    whenKeeping = () => query(ending)
    expect(codeOf(await give(FAKE_CARDS.accepted))).toBe('UsysNotLoggedIn')
    expect([await standing(), await events()]).toEqual([before, ['begun']])
    if (undoing !== null) await query(`${undoing} WHERE site_id = $1`)
    whenKeeping = () => Promise.resolve()
    expect(valueOf(await (await openCards(id)).give(FAKE_CARDS.accepted))).toEqual({ tag: 'changed' })
  })

  it('is refused for a cancelled subscription', async () => {
    const { give, account, id } = await subscribe()
    const { profile } = fixture.backend.open(await logIn())
    valueOf(await profile!.cancelSubscription(id))
    expect(codeOf(await give(FAKE_CARDS.declinedLater))).toBe('SubscriptionNotFound')
    expect(valueOf(await account.readOverview())?.cards.subscriptions).toEqual([])
  })
})
