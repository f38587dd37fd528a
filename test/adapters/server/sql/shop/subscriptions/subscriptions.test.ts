import { describe, expect, it } from '@jest/globals'
import { codeOf, valueOf } from '../../../../../contracts/backend/shopper.js'
import { FAKE_CARDS } from '../../../../../fakes/payment-processor.fake.js'
import { DAY_MS, subscriptionShop, TOTAL } from '../support/subscription-shop.js'
import type { AccountsFixture } from '../support/subscription-shop.js'

const {
  fixture,
  clock,
  processor,
  site,
  query,
  box,
  setPlan,
  submitWith,
  subscribe,
  seen,
  day,
  today,
  dayIn,
  chargesOf,
  toPeriodEnd,
  renew,
  mails,
} = subscriptionShop()

describe('a subscription', () => {
  it('begins with its paid order, gives its group, and is renewed by the store', async () => {
    const { orderId } = await subscribe()
    const begun = await seen()
    expect(begun.groups).toEqual(['gold'])
    expect(begun.subscription).toMatchObject({
      productName: 'Monthly box',
      price: { amount: 2380 },
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
    expect(await mails()).toEqual(['Your subscription has begun', 'Your subscription was renewed'])
  })

  it('is charged the agreed price, also after a price increase', async () => {
    const { orderId } = await subscribe()
    await fixture().context.sql.query(
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
    await fixture().store().maintain()
    const attempts = () => query(`SELECT status FROM payment_attempt WHERE site_id = $1 ORDER BY id`)
    expect(await attempts()).toEqual([{ status: 'trial' }])
    clock.advance(7 * DAY_MS)
    await fixture().store().maintain()
    expect(await mails()).toEqual(['Your subscription has begun', 'Your subscription will be renewed soon'])
    await toPeriodEnd()
    await fixture().store().maintain()
    expect(chargesOf(orderId)).toHaveLength(1)
    expect((await seen()).subscription).toMatchObject({ status: 'active' })
  })

  it('that was cancelled lasts to the end of its period, then loses its group and charges nothing', async () => {
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

  it('is incomplete while its first payment waits for the shopper, and expires with it', async () => {
    expect((await submitWith(FAKE_CARDS.challenged)).ok).toBe(true)
    const waiting = await seen()
    expect(waiting.subscription).toMatchObject({
      productName: 'Monthly box',
      price: { amount: 2380 },
      status: 'incomplete',
      lastInvoicedMs: null,
      periodEndMs: null,
    })
    expect(waiting.groups).toEqual([])
    valueOf(await waiting.profile.cancelSubscription(waiting.subscription?.id ?? ''))
    const over = await seen()
    expect(over.subscription).toMatchObject({ status: 'incomplete_expired', id: waiting.subscription?.id })
    expect(codeOf(await over.profile.cancelSubscription(over.subscription?.id ?? ''))).not.toBeNull()
    clock.advance(7 * DAY_MS)
    await expect(seen()).rejects.toThrow('NoCommerceCustomerFound')
    await subscribe()
    expect((await seen()).subscription).toMatchObject({ status: 'active' })
  })

  it('is not begun by a card that is declined', async () => {
    await submitWith(FAKE_CARDS.declined)
    await expect(seen()).rejects.toThrow('NoCommerceCustomerFound')
  })

  it('to a membership can be bought once, and again when it has ended', async () => {
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

  it('cannot be cancelled by another member', async () => {
    await subscribe()
    const { subscription, profile } = await seen()
    await query(`UPDATE subscription SET member_id = 'another' WHERE site_id = $1`)
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
      const nextDays = ((subscription?.periodEndMs ?? 0) - clock.wallTime()) / DAY_MS
      standing.push([
        subscription?.status,
        groups?.length,
        subscription?.status === 'past_due' ? nextDays : null,
      ])
    }
    expect(standing).toEqual([
      ['past_due', 1, 1],
      ['past_due', 1, 3],
      ['past_due', 1, 5],
      ['past_due', 1, 7],
      ['unpaid', 0, null],
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

  it('takes its pieces from stock, and waits if there are none', async () => {
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

  it('by a bank that requires the card holder is no payment', async () => {
    const { orderId } = await subscribe()
    await query(`UPDATE subscription SET payment_method = $2 WHERE site_id = $1`, FAKE_CARDS.challenged)
    await toPeriodEnd()
    expect(await renew()).toMatchObject({ failed: 1 })
    expect([(await seen()).subscription?.status, chargesOf(orderId).length]).toEqual(['past_due', 1])
  })
})

describe('a refund', () => {
  const notify = async (notice: Parameters<ReturnType<AccountsFixture['store']>['receiveNotice']>[1]) =>
    fixture().store().receiveNotice('fake', notice)

  it('for the running period ends the subscription and its group', async () => {
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

  it('for an earlier period changes nothing; a dispute of any period ends the subscription', async () => {
    const { orderId } = await subscribe()
    await toPeriodEnd()
    await renew()
    await notify(processor.refund(`fake-${orderId}:1`, TOTAL.amount))
    expect((await seen()).subscription?.status).toBe('active')
    await notify(processor.dispute(`fake-${orderId}:1`))
    expect((await seen()).subscription?.status).toBe('canceled')
  })
})

describe('a member who is banned or deleted', () => {
  it('is charged no more', async () => {
    const { orderId } = await subscribe()
    await query(`UPDATE member SET banned_on = 1 WHERE site_id = $1`)
    await toPeriodEnd()
    await renew()
    await query(`UPDATE member SET banned_on = NULL WHERE site_id = $1`)
    expect([(await seen()).subscription?.status, chargesOf(orderId).length]).toEqual(['canceled', 1])
  })
})
