import { describe, expect, it } from '@jest/globals'
import type { Visitor } from '../../../../../../core/ports/visitor.port.js'
import { shippingMethodId } from '../../../../../../core/orders/index.js'
import {
  acceptedOf,
  codeOf,
  GERMAN_ADDRESS,
  newKey,
  newShopper,
  valueOf,
} from '../../../../../contracts/backend/shopper.js'
import { FAKE_CARDS } from '../../../../../fakes/payment-processor.fake.js'
import type { PaypalRecord } from '../../../../../fakes/paypal/paypal-objects.js'
import { DAY_MS, subscriptionShop } from '../support/subscription-shop.js'
import type { AccountsFixture } from '../support/subscription-shop.js'

const {
  fixture,
  paypal,
  network,
  noVault,
  clock,
  query,
  setPlan,
  logIn,
  submitWith,
  subscribe,
  seen,
  day,
  today,
  chargesOf,
  toPeriodEnd,
  renew,
} = subscriptionShop()

describe('a provider', () => {
  it('that stores no methods is refused for subscriptions before any charge', async () => {
    expect(codeOf(await submitWith(FAKE_CARDS.accepted, 'novault'))).toBe('SubscriptionsNotSupported')
    expect(noVault.calls()).toBe(0)
  })

  it('that stored no method after all leaves the paid period, and no more', async () => {
    await subscribe(FAKE_CARDS.accepted, 'forgetful')
    const { subscription, groups } = await seen()
    expect([subscription?.status, groups]).toEqual(['canceled', ['gold']])
    await toPeriodEnd()
    expect(await renew()).toEqual({ renewed: 0, failed: 0, unknown: 0 })
    expect((await seen()).groups).toEqual([])
  })

  it('with lost answers charges each period once, and the reconciliation finds it', async () => {
    const { orderId } = await subscribe()
    await toPeriodEnd()
    network.losesAnswers = true
    network.isDown = true
    expect(await renew()).toEqual({ renewed: 0, failed: 0, unknown: 1 })
    expect(await renew()).toEqual({ renewed: 0, failed: 0, unknown: 0 })
    expect((await seen()).subscription).toMatchObject({
      status: 'active',
      lastInvoicedMs: expect.any(Number),
    })
    network.losesAnswers = false
    network.isDown = false
    clock.advance(2 * DAY_MS)
    await fixture().store().reconcilePayments()
    const { subscription } = await seen()
    expect([subscription?.status, day(subscription?.lastInvoicedMs)]).toEqual(['active', today()])
    expect(chargesOf(orderId)).toHaveLength(2)
  })

  it('is charged once if two processes find the same period due', async () => {
    const { orderId } = await subscribe()
    await toPeriodEnd()
    const reports = await Promise.all([renew(), renew(), renew()])
    expect(reports.map(({ renewed }) => renewed).sort()).toEqual([0, 0, 1])
    expect(chargesOf(orderId)).toHaveLength(2)
  })
})

describe('a subscription that is paid with PayPal', () => {
  const subscribeAtPaypal = async (order: Partial<PaypalRecord> = {}) => {
    const shopper = newShopper(fixture(), await logIn())
    const skuId = fixture().shop.subscription!
    valueOf(await shopper.addToCart({ skuId, count: 1, buyNow: true, key: newKey() }))
    valueOf(await shopper.updateAddress({ kind: 'shipping', address: GERMAN_ADDRESS }))
    valueOf(await shopper.updateShippingMethod(shippingMethodId('parcel')))
    const { reference } = valueOf(await shopper.beginWallet!('paypal'))
    Object.assign(paypal().orders.get(reference) ?? {}, order)
    paypal().approve(reference.replace('setup/', ''))
    valueOf(await shopper.syncWallet!('paypal'))
    acceptedOf(await shopper.submit())
    return reference
  }
  const keptMethod = async (): Promise<unknown> =>
    (await query(`SELECT payment_method FROM subscription WHERE site_id = $1`))[0]?.['payment_method']
  /** The captures for the order of a period. */
  const takenFor = async (period: number): Promise<readonly string[]> => {
    const [row] = await query(`SELECT id FROM subscription WHERE site_id = $1`)
    const isOfPeriod = (key: string): boolean => key.startsWith(`${row?.['id']}-${period}:`)
    return [...paypal().captured()].flatMap(([key, amounts]) => (isOfPeriod(key) ? amounts : []))
  }

  it('is charged once each period, even if every answer is lost and PayPal forgot the request', async () => {
    await subscribeAtPaypal()
    await toPeriodEnd()
    await renew()
    expect(await takenFor(2)).toEqual(['23.80'])
    await toPeriodEnd()
    // Its outcome is unknown: from here on PayPal does not answer about the order.
    let id: string | null = null
    paypal().fail(({ method, path }) => {
      if (method === 'POST' && path.endsWith('/capture')) id = path.split('/').at(-2) ?? null
      return id !== null && path.includes(id) ? 'lost-answer' : null
    })
    await renew()
    expect(await takenFor(3)).toEqual(['23.80'])
    paypal().fail(null)
    paypal().forgetRequests()
    clock.advance(DAY_MS * 2)
    expect(await fixture().store().reconcilePayments()).toMatchObject({ placed: 1 })
    await renew()
    expect(await takenFor(3)).toEqual(['23.80'])
    expect((await seen()).subscription).toMatchObject({ status: 'active' })
  })

  it('with a trial is approved without an order, holds nothing, and is charged after the trial', async () => {
    await setPlan({ trialDays: 14 })
    const orders = paypal().orders.size
    const reference = await subscribeAtPaypal()
    expect(reference).toMatch(/^setup\//)
    expect((await seen()).subscription).toMatchObject({ status: 'trialing' })
    await fixture().store().maintain()
    expect(paypal().orders.size).toBe(orders)
    await toPeriodEnd()
    await fixture().store().maintain()
    expect(await takenFor(1)).toEqual(['23.80'])
    expect((await seen()).subscription).toMatchObject({ status: 'active' })
  })

  it('with a trial does not use an approval for another cart', async () => {
    await setPlan({ trialDays: 14 })
    const theirs = newShopper(fixture(), await logIn())
    const skuId = fixture().shop.subscription!
    valueOf(await theirs.addToCart({ skuId, count: 1, buyNow: true, key: newKey() }))
    const { reference } = valueOf(await theirs.beginWallet!('paypal'))
    paypal().approve(reference.replace('setup/', ''))
    const other = newShopper(fixture())
    valueOf(await other.add(fixture().shop.tea.sku))
    expect(codeOf(await other.storePaymentMethod({ provider: 'paypal', token: reference }))).toBe(
      'NeedPaymentMethod',
    )
  })

  it.each([true, false])('continues if PayPal names the stored method later, by: %s', async (isHeard) => {
    const reference = await subscribeAtPaypal({ keepsLater: true })
    expect(await keptMethod()).toBe(`kept-with/${reference}`)
    const notice = paypal().keepNow(reference)
    if (isHeard) {
      expect(await fixture().store().receiveNotice('paypal', notice)).toMatchObject({ ok: true })
      expect(await keptMethod()).toBe(`kept/${paypal().orders.get(reference)?.vaultId}`)
    }
    await toPeriodEnd()
    await renew()
    expect(await takenFor(2)).toEqual(['23.80'])
    expect((await seen()).subscription).toMatchObject({ status: 'active' })
  })

  it('is not charged until PayPal has stored the method, and is tried again', async () => {
    const reference = await subscribeAtPaypal({ keepsLater: true })
    await toPeriodEnd()
    await renew()
    expect((await seen()).subscription).toMatchObject({ status: 'past_due' })
    paypal().keepNow(reference)
    clock.advance(7 * DAY_MS)
    await renew()
    expect(await takenFor(2)).toEqual(['23.80'])
    expect((await seen()).subscription).toMatchObject({ status: 'active' })
  })

  it('ends when its member has removed the method at PayPal', async () => {
    await subscribeAtPaypal()
    const [{ payment_method: kept } = {}] = await query(
      `SELECT payment_method FROM subscription WHERE site_id = $1`,
    )
    paypal().endKept(String(kept).replace('kept/', ''))
    await toPeriodEnd()
    await renew()
    expect(await takenFor(2)).toEqual([])
    expect((await seen()).subscription).toMatchObject({ status: 'past_due' })
  })
})

describe('a cart with a subscription', () => {
  const goodsOf = async (visitor: Visitor) =>
    (await newShopper(fixture(), visitor).cart())?.items.map(({ product }) => product.name) ?? []
  const filled = async (sku: AccountsFixture['shop']['sticker']): Promise<Visitor> => {
    const visitor = fixture().newVisitor()
    valueOf(await newShopper(fixture(), visitor).add(sku))
    return visitor
  }

  it('is not mixed with other goods when its member logs in elsewhere; each browser keeps its own', async () => {
    const first = await logIn(await filled(fixture().shop.subscription!))
    const second = await logIn(await filled(fixture().shop.tea.sku))
    expect([await goodsOf(first), await goodsOf(second)]).toEqual([['Monthly box'], ['Tea']])
    const empty = await logIn()
    expect(await goodsOf(empty)).toHaveLength(1)
  })

  it('merges the cart of another browser once if both have goods', async () => {
    await logIn(await filled(fixture().shop.tea.sku))
    const second = await logIn(await filled(fixture().shop.guide.sku))
    expect((await goodsOf(second)).sort()).toEqual(['Guide <b>', 'Tea'])
  })
})
