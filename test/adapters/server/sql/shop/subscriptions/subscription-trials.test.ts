import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Visitor } from '../../../../../../core/ports/visitor.port.js'
import { secretId } from '../../../../../../adapters/server/sql/engine/index.js'
import { productIdOf } from '../../../../../../adapters/server/sql/shop/index.js'
import { acceptedOf, codeOf, newKey, newShopper, valueOf } from '../../../../../contracts/backend/shopper.js'
import { createFakeClock } from '../../../../../fakes/clock.fake.js'
import { createFakeProcessor, FAKE_CARDS } from '../../../../../fakes/payment-processor.fake.js'
import { ADA, createAccountsFixture } from '../../../../../support/accounts/accounts-fixture.js'
import { openStripeShop } from '../../../../../support/payments/stripe-shop.js'
import type { StripeShop } from '../../../../../support/payments/stripe-shop.js'
import { forgetOrders, logInAsAda, querySite } from '../../../../../support/shop/subscriber.js'
import { openTestMemory } from '../../../../../support/sql/temporary-pglite.js'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

const clock = createFakeClock()
let isDown = false
const processor = createFakeProcessor({ isDown: () => isDown })
const holds = createFakeProcessor({ name: 'holds', keeps: 'with-charge-only' })
let stripe: StripeShop
let fixture: Awaited<ReturnType<typeof createAccountsFixture>>

beforeAll(async () => {
  stripe = await openStripeShop({}, { nowMs: clock.wallTime })
  fixture = await createAccountsFixture(
    await openTestMemory(),
    {},
    { clock },
    { processors: [processor, holds, stripe.processor], pause: () => Promise.resolve() },
  )
  await query(
    `UPDATE sku SET quantity = 500, plan = $3 WHERE site_id = $1 AND id = $2`,
    fixture.shop.subscription ?? '',
    JSON.stringify({ interval: 'month', frequency: 1, trialDays: 14 }),
  )
})
afterAll(async () => {
  await fixture.close()
  await stripe.server.close()
})

const query = (text: string, ...values: (string | number | null)[]) => querySite(fixture, text, ...values)

beforeEach(async () => {
  isDown = false
  await forgetOrders(fixture)
})

const logIn = (): Promise<Visitor> => logInAsAda(fixture)

async function adaId(): Promise<string> {
  const [row] = await query(`SELECT id FROM member WHERE site_id = $1 AND email_key = $2`, ADA.email)
  return String(row?.['id'])
}

/** Ada with the trial in her cart and a card of it. */
const atCheckout = async (token: string, provider = 'fake') => toCheckout(await logIn(), token, provider)

/** Two browsers in which Ada is logged in, each with the trial in a cart of its own. */
async function atTwoCheckouts(token: string) {
  const [first, second] = [await logIn(), await logIn()]
  return [await toCheckout(first, token), await toCheckout(second, token)] as const
}

async function toCheckout(visitor: Visitor, token: string, provider = 'fake') {
  const shopper = newShopper(fixture, visitor)
  const skuId = fixture.shop.subscription!
  valueOf(await shopper.addToCart({ skuId, count: 1, buyNow: true, key: newKey() }))
  await shopper.fillIn({ provider, token })
  const key = newKey()
  return {
    shopper,
    send: (confirmation?: string) =>
      shopper.submitOrder({ key, ...(confirmation !== undefined && { confirmation }) }),
  }
}

async function challenged(token: string, provider = 'fake') {
  const { send, shopper } = await atCheckout(token, provider)
  const answer = valueOf(await send())
  if (answer.tag !== 'action-required') throw new Error(answer.tag)
  return { send, shopper, action: answer.action }
}

const reconcile = () => fixture.store().reconcilePayments()
const subscription = async () =>
  (await query(`SELECT status, provider, payment_method FROM subscription WHERE site_id = $1`))[0]
const attempts = async () =>
  (await query(`SELECT status FROM payment_attempt WHERE site_id = $1 ORDER BY id`)).map(
    ({ status }) => status,
  )
const left = async (): Promise<number> => {
  const rows = await query(
    `SELECT quantity FROM sku WHERE site_id = $1 AND id = $2`,
    fixture.shop.subscription!,
  )
  return Number(rows[0]?.['quantity'])
}
const toTrialEnd = async () => {
  clock.advance(14 * DAY_MS + MINUTE_MS)
  return fixture.store().renewSubscriptions()
}

describe('a trial that is paid by card', () => {
  it('stores its card, holds and charges nothing, and is charged once it is over', async () => {
    const [calls, keepings] = [processor.calls(), processor.keepings.length]
    const { send } = await atCheckout(FAKE_CARDS.accepted)
    const { orderId } = acceptedOf(await send())
    expect(acceptedOf(await send()).orderId).toBe(orderId)
    expect([processor.calls() - calls, processor.keepings.length - keepings]).toEqual([0, 1])
    expect(await subscription()).toMatchObject({
      status: 'trialing',
      payment_method: `kept:${FAKE_CARDS.accepted}`,
    })
    expect(await attempts()).toEqual(['trial'])
    await fixture.store().maintain()
    expect([await attempts(), processor.calls() - calls]).toEqual([['trial'], 0])
    expect(await toTrialEnd()).toMatchObject({ renewed: 1 })
    expect(processor.calls() - calls).toBe(1)
    expect(processor.requests.at(-1)).toMatchObject({ isOffSession: true })
    expect(await subscription()).toMatchObject({ status: 'active' })
  })

  it('begins after the challenge of the bank, and only once for repeated requests', async () => {
    const before = await left()
    const { send, action } = await challenged(FAKE_CARDS.challenged)
    expect([await attempts(), await subscription()]).toEqual([['action-required'], undefined])
    expect(valueOf(await send()).tag).toBe('action-required')
    const confirmation = processor.passChallenge(action.data)
    const answers = await Promise.all([send(confirmation), send(confirmation)])
    expect(new Set(answers.map((answer) => acceptedOf(answer).orderId)).size).toBe(1)
    expect([await attempts(), await left()]).toEqual([['trial'], before - 1])
    expect(await subscription()).toMatchObject({ status: 'trialing' })
  })

  it('begins although the shopper never came back from a challenge that was passed', async () => {
    const { action } = await challenged(FAKE_CARDS.challenged)
    processor.passChallenge(action.data)
    clock.advance(11 * MINUTE_MS)
    expect(await reconcile()).toMatchObject({ placed: 1 })
    expect(await subscription()).toMatchObject({ status: 'trialing' })
  })

  it('does not begin if the challenge is abandoned, and returns the piece', async () => {
    const before = await left()
    const { send, shopper } = await challenged(FAKE_CARDS.challenged)
    clock.advance(11 * MINUTE_MS)
    expect(await reconcile()).toMatchObject({ released: 1 })
    expect([await left(), await subscription()]).toEqual([before, undefined])
    expect((await shopper.cart())?.itemCount).toBe(1)
    expect(valueOf(await send()).tag).toBe('action-required')
  })

  it('does not begin with a refused card, which is deleted', async () => {
    const before = await left()
    const { send, shopper } = await atCheckout(FAKE_CARDS.declined)
    expect(codeOf(await send())).toBe('PaymentDeclined')
    expect([await attempts(), await left(), await subscription()]).toEqual([['declined'], before, undefined])
    expect(codeOf(await shopper.submit())).toBe('NeedPaymentMethod')
  })

  it('is requested again under its key after a lost answer, and given up when the key is forgotten', async () => {
    isDown = true
    const first = await atCheckout(FAKE_CARDS.accepted)
    expect(codeOf(await first.send())).toBe('unreachable')
    expect(await reconcile()).toMatchObject({ unknown: 1 })
    isDown = false
    expect(await reconcile()).toMatchObject({ placed: 1 })
    expect(new Set(processor.keepings.slice(-9).map(({ key }) => key)).size).toBe(1)
    await query(`DELETE FROM subscription WHERE site_id = $1`)
    await query(`DELETE FROM begun_trial WHERE site_id = $1`)
    isDown = true
    const second = await atCheckout(FAKE_CARDS.accepted)
    expect(codeOf(await second.send())).toBe('unreachable')
    clock.advance(DAY_MS)
    isDown = false
    expect(await reconcile()).toMatchObject({ released: 1 })
    expect(await subscription()).toBeUndefined()
  })

  it('holds and releases its price if a provider stores cards with a payment only', async () => {
    const { send } = await atCheckout(FAKE_CARDS.accepted, 'holds')
    acceptedOf(await send())
    expect(await attempts()).toEqual(['trial-held'])
    await fixture.store().maintain()
    expect(await attempts()).toEqual(['trial'])
    expect(await toTrialEnd()).toMatchObject({ renewed: 1 })
  })
})

describe('a second trial of the same product', () => {
  const trialShown = async (shopper: Awaited<ReturnType<typeof atCheckout>>['shopper']) =>
    (await shopper.cart())?.items[0]?.subscription?.trialDays
  const endAll = () => query(`UPDATE subscription SET status = 'canceled', ended_on = 1 WHERE site_id = $1`)

  it('is not given: the cart shows no trial, and the line is paid at once', async () => {
    const first = await atCheckout(FAKE_CARDS.accepted)
    expect(await trialShown(first.shopper)).toBe(14)
    acceptedOf(await first.send())
    await endAll()
    const calls = processor.calls()
    const again = await atCheckout(FAKE_CARDS.accepted)
    expect(await trialShown(again.shopper)).toBeNull()
    acceptedOf(await again.send())
    expect([await attempts(), processor.calls() - calls]).toEqual([expect.arrayContaining(['succeeded']), 1])
    expect(
      await query(`SELECT status, period FROM subscription WHERE site_id = $1 AND ended_on IS NULL`),
    ).toEqual([{ status: 'active', period: 1 }])
  })

  it('is refused once with the new price if the shopper was shown a trial', async () => {
    const [early, late] = await atTwoCheckouts(FAKE_CARDS.accepted)
    expect(await trialShown(late.shopper)).toBe(14)
    acceptedOf(await early.send())
    await endAll()
    const calls = processor.calls()
    expect(codeOf(await late.send())).toBe('OrderExtrasChanged')
    expect(processor.calls() - calls).toBe(0)
    expect(await trialShown(late.shopper)).toBeNull()
    acceptedOf(await late.shopper.submit())
    expect(processor.calls() - calls).toBe(1)
  })

  it('does not begin beside the first if two orders are placed at once', async () => {
    const orders = await atTwoCheckouts(FAKE_CARDS.accepted)
    const answers = await Promise.all(orders.map(({ send }) => send()))
    expect(answers.map(codeOf).sort()).toEqual(['OrderExtrasChanged', 'ok'])
    expect(await attempts()).toEqual(['trial'])
  })

  it('begins if the first order was not placed', async () => {
    const refused = await atCheckout(FAKE_CARDS.declined)
    expect(codeOf(await refused.send())).toBe('PaymentDeclined')
    acceptedOf(await (await atCheckout(FAKE_CARDS.accepted)).send())
    expect(await attempts()).toEqual(expect.arrayContaining(['trial']))
  })

  it('is not given to another account of the same address', async () => {
    acceptedOf(await (await atCheckout(FAKE_CARDS.accepted)).send())
    await endAll()
    const again = await atCheckout(FAKE_CARDS.accepted)
    expect(await trialShown(again.shopper)).toBeNull()
    // The state after she deleted her account and signed up again: the trial belongs to another member id.
    const ofThen = secretId('trial', 'member', await adaId(), productIdOf('box'))
    await query(`UPDATE begun_trial SET id = 'of then' WHERE site_id = $1 AND id = $2`, ofThen)
    expect(await trialShown(again.shopper)).toBeNull()
  })
})

describe('a trial that is paid through Stripe', () => {
  const payments = () => [...stripe.server.payments.values()]

  it('begins no payment, keeps the card for a charge off session, and charges it when it is over', async () => {
    const kept = stripe.server.kept()
    const { send } = await atCheckout('pm_card_visa', 'stripe')
    acceptedOf(await send())
    await fixture.store().maintain()
    expect([payments(), stripe.server.kept() - kept]).toEqual([[], 1])
    expect(await toTrialEnd()).toMatchObject({ renewed: 1 })
    expect(payments()).toMatchObject([{ amount: 2380, status: 'succeeded', paymentMethod: 'pm_card_visa' }])
    expect((await subscription())?.['payment_method']).toBe(`${payments()[0]?.customer}/pm_card_visa`)
  })

  it('begins after the bank has confirmed its SetupIntent', async () => {
    const before = payments().length
    const { send, action } = await challenged('pm_card_threeDSecure2Required', 'stripe')
    const { clientSecret, reference } = JSON.parse(action.data) as Record<string, string>
    expect(reference).toMatch(/^seti_/)
    expect(valueOf(await send(reference)).tag).toBe('action-required')
    stripe.server.authenticate(clientSecret ?? '')
    acceptedOf(await send(reference))
    expect([payments().length - before, await attempts()]).toEqual([0, ['trial']])
  })

  it('does not begin with a card that its bank refuses, at once or after the challenge', async () => {
    const { send } = await atCheckout('pm_card_chargeDeclined', 'stripe')
    expect(codeOf(await send())).toBe('PaymentDeclined')
    const late = await challenged('pm_card_authenticationRequiredChargeDeclinedInsufficientFunds', 'stripe')
    const { clientSecret, reference } = JSON.parse(late.action.data) as Record<string, string>
    stripe.server.authenticate(clientSecret ?? '')
    expect(codeOf(await late.send(reference))).toBe('PaymentDeclined')
    expect(await subscription()).toBeUndefined()
  })
})
