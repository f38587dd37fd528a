import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Visitor } from '../../../../../core/ports/visitor.port.js'
import { createPaypalProcessor } from '../../../../../adapters/payments/paypal/server/index.js'
import { shippingMethodId } from '../../../../../core/orders/index.js'
import {
  acceptedOf,
  codeOf,
  GERMAN_ADDRESS,
  newKey,
  newShopper,
  valueOf,
} from '../../../../contracts/backend/shopper.js'
import { createFakeClock } from '../../../../fakes/clock.fake.js'
import { createFakeProcessor, FAKE_CARDS } from '../../../../fakes/payment-processor.fake.js'
import { startPaypalServer } from '../../../../fakes/paypal/paypal-server.fake.js'
import type { PaypalRecord } from '../../../../fakes/paypal/paypal-objects.js'
import type { PaypalServer } from '../../../../fakes/paypal/paypal-server.fake.js'
import { createAccountsFixture } from '../../../../support/accounts-fixture.js'
import { forgetOrders, logInAsAda, querySite } from '../../../../support/subscriber.js'
import { openTestMemory } from '../../../../support/temporary-pglite.js'

const DAY_MS = 86_400_000
/** Twenty euros with taxes. */
const TOTAL = { amount: 2380, currency: 'EUR' }
const GROUPS = [{ id: 'gold', name: 'Gold', type: 'paid', product: 'box' }] as const

type Fixture = Awaited<ReturnType<typeof createAccountsFixture>>

const clock = createFakeClock()
let losesAnswers = false
let isDown = false
const processor = createFakeProcessor({ losesAnswer: () => losesAnswers, isDown: () => isDown })
const noVault = createFakeProcessor({ name: 'novault', keeps: false })
const forgetful = createFakeProcessor({ name: 'forgetful', keeps: 'silently-not' })
let fixture: Fixture
let paypal: PaypalServer

beforeAll(async () => {
  const sql = await openTestMemory()
  paypal = await startPaypalServer()
  const { clientId, clientSecret, webhookId, url: baseUrl } = paypal
  const siteUrl = 'https://shop.example'
  const atPaypal = createPaypalProcessor({ clientId, clientSecret, webhookId, baseUrl, siteUrl })
  fixture = await createAccountsFixture(
    sql,
    { groups: GROUPS },
    { clock },
    { processors: [processor, noVault, forgetful, atPaypal], pause: () => Promise.resolve() },
  )
  await sql.query(`UPDATE product SET type = 'Membership' WHERE site_id = $1 AND slug = 'box'`, [site()])
})
afterAll(async () => {
  await fixture.close()
  await paypal.close()
})

const site = (): string => fixture.context.siteId
const query = (text: string, ...values: (string | number | null)[]) => querySite(fixture, text, ...values)

beforeEach(async () => {
  losesAnswers = false
  isDown = false
  await forgetOrders(fixture)
  await query(`UPDATE sku SET quantity = NULL, withdrawn = FALSE WHERE site_id = $1 AND id = $2`, box())
  await setPlan({ trialDays: null })
})

const box = (): string => fixture.shop.subscription ?? ''
const setPlan = (plan: { readonly trialDays: number | null; readonly interval?: string }) =>
  query(
    `UPDATE sku SET plan = $3 WHERE site_id = $1 AND id = $2`,
    box(),
    JSON.stringify({ interval: 'month', frequency: 1, ...plan }),
  )

const logIn = (visitor?: Visitor): Promise<Visitor> => logInAsAda(fixture, visitor)

async function submitWith(token: string, provider = 'fake') {
  const shopper = newShopper(fixture, await logIn())
  const skuId = fixture.shop.subscription!
  valueOf(await shopper.addToCart({ skuId, count: 1, buyNow: true, key: newKey() }))
  await shopper.fillIn({ provider, token })
  return shopper.submit()
}
const subscribe = async (token: string = FAKE_CARDS.accepted, provider = 'fake') =>
  acceptedOf(await submitWith(token, provider))

/** What a member sees now. */
async function seen() {
  const opened = fixture.backend.open(await logIn())
  const [subscription] = valueOf(await opened.profile!.readSubscriptions())
  return { subscription, groups: valueOf(await opened.accounts.readUser())?.groups, profile: opened.profile! }
}
const day = (ms: number | null | undefined): string | null =>
  ms == null ? null : new Date(ms).toISOString().slice(0, 10)
const today = (): string | null => day(clock.wallTime())
const dayIn = (days: number): string | null => day(clock.wallTime() + days * DAY_MS)
const chargesOf = (order: string): readonly string[] =>
  [...processor.charges.keys()].filter((key) => key.includes(order))

/** Goes on to the end of the period and has the due ones charged. */
async function toPeriodEnd(): Promise<void> {
  const [row] = await query(`SELECT period_end FROM subscription WHERE site_id = $1`)
  clock.advance(Math.max(0, Number(row?.['period_end']) - clock.wallTime()))
}
const renew = () => fixture.store().renewSubscriptions()
const mails = async () => {
  await fixture.accounts.maintain()
  return (await fixture.mailbox()).map(({ subject }) => subject).sort()
}

describe('a subscription', () => {
  it('begins with its paid order, gives its group, and is renewed by the store', async () => {
    const { orderId } = await subscribe()
    const begun = await seen()
    expect(begun.groups).toEqual(['gold'])
    expect(begun.subscription).toMatchObject({
      productName: 'Monthly box',
      price: { amount: 2000 },
      status: 'active',
      card: { last4: '0000' },
      billingAddress: { city: 'Berlin' },
      canceledOnMs: null,
    })
    expect(await renew()).toEqual({ renewed: 0, failed: 0, unknown: 0 })
    await toPeriodEnd()
    expect(await renew()).toEqual({ renewed: 1, failed: 0, unknown: 0 })
    expect(await renew()).toEqual({ renewed: 0, failed: 0, unknown: 0 })
    const renewed = await seen()
    expect(day(renewed.subscription?.lastInvoicedMs)).toBe(today())
    expect(renewed.subscription?.periodEndMs).toBeGreaterThan(clock.wallTime() + 27 * DAY_MS)
    expect(chargesOf(orderId)).toHaveLength(2)
    expect(processor.requests.at(-1)).toMatchObject({ isOffSession: true, amount: TOTAL })
    const orders = await query(
      `SELECT period, status, total_minor, token FROM shop_order WHERE site_id = $1 ORDER BY period`,
    )
    expect(orders).toMatchObject([
      { period: 1, status: 'placed', total_minor: TOTAL.amount },
      { period: 2, status: 'placed', total_minor: TOTAL.amount },
    ])
    expect(await mails()).toEqual(['Your subscription was renewed'])
  })

  it('is charged the price that was agreed to, whatever the shop asks of others now', async () => {
    const { orderId } = await subscribe()
    await fixture.context.sql.query(
      `UPDATE sku SET price_minor = 9900, withdrawn = TRUE WHERE site_id = $1 AND id = $2`,
      [site(), box()],
    )
    await toPeriodEnd()
    expect(await renew()).toMatchObject({ renewed: 1 })
    expect(
      [...processor.charges].filter(([key]) => key.includes(orderId)).map(([, { amount }]) => amount),
    ).toEqual([TOTAL.amount, TOTAL.amount])
    await query(`UPDATE sku SET price_minor = 2000 WHERE site_id = $1 AND id = $2`, box())
  })

  it('with a trial tests the card, takes nothing, and charges when the trial is over', async () => {
    await setPlan({ trialDays: 14 })
    const { orderId } = await subscribe()
    const begun = await seen()
    expect([begun.subscription?.status, begun.groups]).toEqual(['trialing', ['gold']])
    expect(day(begun.subscription?.periodEndMs)).toBe(dayIn(14))
    expect(chargesOf(orderId)).toEqual([])
    await fixture.store().maintain()
    const attempts = () => query(`SELECT status FROM payment_attempt WHERE site_id = $1 ORDER BY id`)
    expect(await attempts()).toEqual([{ status: 'trial' }])
    clock.advance(7 * DAY_MS)
    await fixture.store().maintain()
    expect(await mails()).toEqual(['Your subscription will be renewed soon'])
    await toPeriodEnd()
    await fixture.store().maintain()
    expect(chargesOf(orderId)).toHaveLength(1)
    expect((await seen()).subscription).toMatchObject({ status: 'active' })
  })

  it('that was cancelled lasts until its period is over, then takes its group back and charges nothing', async () => {
    const { orderId } = await subscribe()
    const { subscription, profile } = await seen()
    valueOf(await profile.cancelSubscription(subscription?.id ?? ''))
    const canceled = await seen()
    expect(canceled.subscription).toMatchObject({
      status: 'canceled',
      periodEndMs: subscription?.periodEndMs,
    })
    expect([day(canceled.subscription?.canceledOnMs), canceled.groups]).toEqual([today(), ['gold']])
    await toPeriodEnd()
    expect(await renew()).toEqual({ renewed: 0, failed: 0, unknown: 0 })
    expect((await seen()).groups).toEqual([])
    expect(chargesOf(orderId)).toHaveLength(1)
    expect(await mails()).toEqual(['Your subscription was cancelled'])
  })

  it('to a membership is bought once, and again when it has ended', async () => {
    await subscribe(FAKE_CARDS.declinedLater)
    expect(codeOf(await submitWith(FAKE_CARDS.accepted))).toBe('OutOfInventory')
    await toPeriodEnd()
    await renew()
    const { subscription, profile } = await seen()
    expect(codeOf(await submitWith(FAKE_CARDS.accepted))).toBe('OutOfInventory')
    // Nothing of it is paid, so that it ends at once and can be bought with another card.
    valueOf(await profile.cancelSubscription(subscription?.id ?? ''))
    await subscribe()
    expect((await seen()).subscription).toMatchObject({ status: 'active' })
  })

  it('is nobody else’s to cancel', async () => {
    await subscribe()
    const { subscription, profile } = await seen()
    await query(`UPDATE subscription SET member_id = 'somebody' WHERE site_id = $1`)
    expect(codeOf(await profile.cancelSubscription(subscription?.id ?? ''))).toBe('SubscriptionNotFound')
    expect(codeOf(await profile.cancelSubscription('\u0000'))).toBe('SubscriptionNotFound')
  })
})

describe('a renewal that is refused', () => {
  it('is tried again after growing pauses and keeps its group; then the subscription ends', async () => {
    const { orderId } = await subscribe(FAKE_CARDS.declinedLater)
    await toPeriodEnd()
    const standing: unknown[] = []
    for (const pause of [0, 1, 3, 5, 7]) {
      clock.advance(pause * DAY_MS - 1)
      if (pause > 0) expect(await renew()).toEqual({ renewed: 0, failed: 0, unknown: 0 })
      clock.advance(1)
      expect(await renew()).toEqual({ renewed: 0, failed: 1, unknown: 0 })
      const { subscription, groups } = await seen()
      standing.push([subscription?.status, groups?.length])
    }
    expect(standing).toEqual([
      ['past_due', 1],
      ['past_due', 1],
      ['past_due', 1],
      ['past_due', 1],
      ['canceled', 0],
    ])
    expect(chargesOf(orderId)).toHaveLength(1)
    expect(await mails()).toEqual([
      ...Array.from({ length: 4 }, () => 'Your subscription could not be charged'),
      'Your subscription has ended',
    ])
  })

  it('is paid by a later try, for the same order', async () => {
    const { orderId } = await subscribe()
    const [row] = await query(`SELECT payment_method FROM subscription WHERE site_id = $1`)
    await query(`UPDATE subscription SET payment_method = 'kept:nothing' WHERE site_id = $1`)
    await toPeriodEnd()
    expect(await renew()).toMatchObject({ failed: 1 })
    await query(
      `UPDATE subscription SET payment_method = $2 WHERE site_id = $1`,
      `${row?.['payment_method']}`,
    )
    clock.advance(DAY_MS)
    expect(await renew()).toMatchObject({ renewed: 1 })
    expect(chargesOf(orderId)).toEqual([`${orderId}:1`, `sub-${orderId}-2:2`])
    expect((await seen()).subscription).toMatchObject({ status: 'active' })
  })

  it('takes its pieces from stock, and waits for them where there are none', async () => {
    await query(`UPDATE sku SET quantity = 2 WHERE site_id = $1 AND id = $2`, box())
    const stock = async () =>
      (await query(`SELECT quantity FROM sku WHERE site_id = $1 AND id = $2`, box()))[0]
    const { orderId } = await subscribe()
    await toPeriodEnd()
    await renew()
    expect(await stock()).toEqual({ quantity: 0 })
    await toPeriodEnd()
    expect(await renew()).toMatchObject({ failed: 1 })
    expect([(await seen()).subscription?.status, chargesOf(orderId).length]).toEqual(['past_due', 2])
    await query(`UPDATE sku SET quantity = 1 WHERE site_id = $1 AND id = $2`, box())
    clock.advance(DAY_MS)
    expect(await renew()).toMatchObject({ renewed: 1 })
    expect(await stock()).toEqual({ quantity: 0 })
  })

  it('by a bank that wants the card holder to act is no payment', async () => {
    const { orderId } = await subscribe()
    await query(`UPDATE subscription SET payment_method = $2 WHERE site_id = $1`, FAKE_CARDS.challenged)
    await toPeriodEnd()
    expect(await renew()).toMatchObject({ failed: 1 })
    expect([(await seen()).subscription?.status, chargesOf(orderId).length]).toEqual(['past_due', 1])
  })
})

describe('money that is given back', () => {
  const notify = async (notice: Parameters<ReturnType<Fixture['store']>['receiveNotice']>[1]) =>
    fixture.store().receiveNotice('fake', notice)

  it('for the period that runs ends the subscription and takes its group', async () => {
    const { orderId } = await subscribe()
    await notify(processor.refund(`fake-${orderId}:1`, 500))
    expect((await seen()).groups).toEqual(['gold'])
    await notify(processor.refund(`fake-${orderId}:1`, TOTAL.amount - 500))
    const { subscription, groups } = await seen()
    expect([subscription?.status, groups]).toEqual(['canceled', []])
    await toPeriodEnd()
    expect(await renew()).toEqual({ renewed: 0, failed: 0, unknown: 0 })
    expect(await mails()).toEqual(['Your subscription has ended'])
  })

  it('for an earlier period changes nothing, and a dispute of any ends it', async () => {
    const { orderId } = await subscribe()
    await toPeriodEnd()
    await renew()
    await notify(processor.refund(`fake-${orderId}:1`, TOTAL.amount))
    expect((await seen()).subscription?.status).toBe('active')
    await notify(processor.dispute(`fake-${orderId}:1`))
    expect((await seen()).subscription?.status).toBe('canceled')
  })
})

describe('somebody who is banned or gone', () => {
  it('is charged no more', async () => {
    const { orderId } = await subscribe()
    await query(`UPDATE member SET banned_on = 1 WHERE site_id = $1`)
    await toPeriodEnd()
    await renew()
    await query(`UPDATE member SET banned_on = NULL WHERE site_id = $1`)
    expect([(await seen()).subscription?.status, chargesOf(orderId).length]).toEqual(['canceled', 1])
  })
})

describe('a provider', () => {
  it('that keeps no methods is refused for subscriptions before anything is charged', async () => {
    expect(codeOf(await submitWith(FAKE_CARDS.accepted, 'novault'))).toBe('SubscriptionsNotSupported')
    expect(noVault.calls()).toBe(0)
  })

  it('that kept nothing all the same leaves the period that was paid, and no more', async () => {
    await subscribe(FAKE_CARDS.accepted, 'forgetful')
    const { subscription, groups } = await seen()
    expect([subscription?.status, groups]).toEqual(['canceled', ['gold']])
    await toPeriodEnd()
    expect(await renew()).toEqual({ renewed: 0, failed: 0, unknown: 0 })
    expect((await seen()).groups).toEqual([])
  })

  it('whose answers are lost charges each period once, and the reconciliation finds it', async () => {
    const { orderId } = await subscribe()
    await toPeriodEnd()
    losesAnswers = true
    isDown = true
    expect(await renew()).toEqual({ renewed: 0, failed: 0, unknown: 1 })
    expect(await renew()).toEqual({ renewed: 0, failed: 0, unknown: 0 })
    expect((await seen()).subscription).toMatchObject({
      status: 'active',
      lastInvoicedMs: expect.any(Number),
    })
    losesAnswers = false
    isDown = false
    clock.advance(2 * DAY_MS)
    await fixture.store().reconcilePayments()
    const { subscription } = await seen()
    expect([subscription?.status, day(subscription?.lastInvoicedMs)]).toEqual(['active', today()])
    expect(chargesOf(orderId)).toHaveLength(2)
  })

  it('is asked once where two processes find the same period due', async () => {
    const { orderId } = await subscribe()
    await toPeriodEnd()
    const reports = await Promise.all([renew(), renew(), renew()])
    expect(reports.map(({ renewed }) => renewed).sort()).toEqual([0, 0, 1])
    expect(chargesOf(orderId)).toHaveLength(2)
  })
})

describe('a subscription that is paid with PayPal', () => {
  const subscribeAtPaypal = async (order: Partial<PaypalRecord> = {}) => {
    const shopper = newShopper(fixture, await logIn())
    const skuId = fixture.shop.subscription!
    valueOf(await shopper.addToCart({ skuId, count: 1, buyNow: true, key: newKey() }))
    valueOf(await shopper.updateAddress({ kind: 'shipping', address: GERMAN_ADDRESS }))
    valueOf(await shopper.updateShippingMethod(shippingMethodId('parcel')))
    const { reference } = valueOf(await shopper.beginWallet!('paypal'))
    Object.assign(paypal.orders.get(reference) ?? {}, order)
    paypal.approve(reference.replace('setup/', ''))
    valueOf(await shopper.syncWallet!('paypal'))
    acceptedOf(await shopper.submit())
    return reference
  }
  const keptMethod = async (): Promise<unknown> =>
    (await query(`SELECT payment_method FROM subscription WHERE site_id = $1`))[0]?.['payment_method']
  /** What was captured for the order of a period. */
  const takenFor = async (period: number): Promise<readonly string[]> => {
    const [row] = await query(`SELECT id FROM subscription WHERE site_id = $1`)
    const isOfPeriod = (key: string): boolean => key.startsWith(`${row?.['id']}-${period}:`)
    return [...paypal.captured()].flatMap(([key, amounts]) => (isOfPeriod(key) ? amounts : []))
  }

  it('is charged each period once, also where every answer is lost and PayPal has forgotten the request', async () => {
    await subscribeAtPaypal()
    await toPeriodEnd()
    await renew()
    expect(await takenFor(2)).toEqual(['23.80'])
    await toPeriodEnd()
    // Nobody knows what became of it: PayPal answers nothing about the order from here on.
    let id: string | null = null
    paypal.fail(({ method, path }) => {
      if (method === 'POST' && path.endsWith('/capture')) id = path.split('/').at(-2) ?? null
      return id !== null && path.includes(id) ? 'lost-answer' : null
    })
    await renew()
    expect(await takenFor(3)).toEqual(['23.80'])
    paypal.fail(null)
    paypal.forgetRequests()
    clock.advance(DAY_MS * 2)
    expect(await fixture.store().reconcilePayments()).toMatchObject({ placed: 1 })
    await renew()
    expect(await takenFor(3)).toEqual(['23.80'])
    expect((await seen()).subscription).toMatchObject({ status: 'active' })
  })

  it('with a trial is agreed to without an order, holds nothing, and is charged when the trial is over', async () => {
    await setPlan({ trialDays: 14 })
    const orders = paypal.orders.size
    const reference = await subscribeAtPaypal()
    expect(reference).toMatch(/^setup\//)
    expect((await seen()).subscription).toMatchObject({ status: 'trialing' })
    await fixture.store().maintain()
    expect(paypal.orders.size).toBe(orders)
    await toPeriodEnd()
    await fixture.store().maintain()
    expect(await takenFor(1)).toEqual(['23.80'])
    expect((await seen()).subscription).toMatchObject({ status: 'active' })
  })

  it('with a trial is not begun with what was agreed to for another cart', async () => {
    await setPlan({ trialDays: 14 })
    const theirs = newShopper(fixture, await logIn())
    const skuId = fixture.shop.subscription!
    valueOf(await theirs.addToCart({ skuId, count: 1, buyNow: true, key: newKey() }))
    const { reference } = valueOf(await theirs.beginWallet!('paypal'))
    paypal.approve(reference.replace('setup/', ''))
    const other = newShopper(fixture)
    valueOf(await other.add(fixture.shop.tea.sku))
    expect(codeOf(await other.storePaymentMethod({ provider: 'paypal', token: reference }))).toBe(
      'NeedPaymentMethod',
    )
  })

  it.each([true, false])('goes on where PayPal names what it keeps later, heard of: %s', async (isHeard) => {
    const reference = await subscribeAtPaypal({ keepsLater: true })
    expect(await keptMethod()).toBe(`kept-with/${reference}`)
    const notice = paypal.keepNow(reference)
    if (isHeard) {
      expect(await fixture.store().receiveNotice('paypal', notice)).toMatchObject({ ok: true })
      expect(await keptMethod()).toBe(`kept/${paypal.orders.get(reference)?.vaultId}`)
    }
    await toPeriodEnd()
    await renew()
    expect(await takenFor(2)).toEqual(['23.80'])
    expect((await seen()).subscription).toMatchObject({ status: 'active' })
  })

  it('is not charged for while PayPal has not kept what it is paid with, and is tried again', async () => {
    const reference = await subscribeAtPaypal({ keepsLater: true })
    await toPeriodEnd()
    await renew()
    expect((await seen()).subscription).toMatchObject({ status: 'past_due' })
    paypal.keepNow(reference)
    clock.advance(7 * DAY_MS)
    await renew()
    expect(await takenFor(2)).toEqual(['23.80'])
    expect((await seen()).subscription).toMatchObject({ status: 'active' })
  })

  it('ends where its member has ended it at PayPal', async () => {
    await subscribeAtPaypal()
    const [{ payment_method: kept } = {}] = await query(
      `SELECT payment_method FROM subscription WHERE site_id = $1`,
    )
    paypal.endKept(String(kept).replace('kept/', ''))
    await toPeriodEnd()
    await renew()
    expect(await takenFor(2)).toEqual([])
    expect((await seen()).subscription).toMatchObject({ status: 'past_due' })
  })
})

describe('a cart with a subscription', () => {
  const goodsOf = async (visitor: Visitor) =>
    (await newShopper(fixture, visitor).cart())?.items.map(({ product }) => product.name) ?? []
  const filled = async (sku: typeof fixture.shop.sticker): Promise<Visitor> => {
    const visitor = fixture.newVisitor()
    valueOf(await newShopper(fixture, visitor).add(sku))
    return visitor
  }

  it('is not mixed with other goods when its member logs in elsewhere; each browser keeps its own', async () => {
    const first = await logIn(await filled(fixture.shop.subscription!))
    const second = await logIn(await filled(fixture.shop.tea.sku))
    expect([await goodsOf(first), await goodsOf(second)]).toEqual([['Monthly box'], ['Tea']])
    const empty = await logIn()
    expect(await goodsOf(empty)).toHaveLength(1)
  })

  it('takes over what lay in another browser, once, where both hold goods', async () => {
    await logIn(await filled(fixture.shop.tea.sku))
    const second = await logIn(await filled(fixture.shop.guide.sku))
    expect((await goodsOf(second)).sort()).toEqual(['Guide <b>', 'Tea'])
  })
})
