import { describe, expect, it } from '@jest/globals'
import type { AttemptPorts, AttemptWork } from '../../../../../core/use-cases/shop/payments/attempt-ports.js'
import type { RenewedSubscription } from '../../../../../core/use-cases/shop/subscriptions/renewal-work.js'
import { reconcilePayments } from '../../../../../core/use-cases/shop/payments/reconcile-payments.js'
import { settleAttempt } from '../../../../../core/use-cases/shop/payments/settle-attempt.js'
import { FAKE_CARDS } from '../../../../fakes/payment-processor.fake.js'
import { begunPayment, KEY } from './begun-payment.js'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const KEPT = { challenge: 'keep' } as const

/** The state of an order and its stock after a settlement. */
const after = ({ orders, stock }: ReturnType<typeof begunPayment>) => [
  orders.get('order')?.status,
  stock.get('sku-1'),
]

describe('a payment', () => {
  it('that is charged places its order, with its mails', async () => {
    const shop = begunPayment()
    const settled = await settleAttempt(shop.ports, KEY, KEPT)
    expect(settled.tag).toBe('placed')
    expect(after(shop)).toEqual(['placed', 9])
    expect([...shop.mails.values()].map(({ kind }) => kind)).toEqual(['orderPlaced', 'orderReceived'])
    expect(shop.mailed()).toBe(1)
  })

  it('whose answer is lost is asked again under its key, and charged once', async () => {
    const shop = begunPayment(FAKE_CARDS.accepted, { losesAnswer: (call) => call <= 2 })
    expect((await settleAttempt(shop.ports, KEY, KEPT)).tag).toBe('placed')
    expect(shop.provider.requests.map(({ key }) => key)).toEqual([KEY, KEY, KEY])
    expect(shop.provider.charges.size).toBe(1)
  })

  it('without any answer stays open, and the next settlement goes on', async () => {
    const shop = begunPayment(FAKE_CARDS.accepted, { losesAnswer: (call) => call <= 4 })
    expect((await settleAttempt(shop.ports, KEY, KEPT)).tag).toBe('unknown')
    expect(after(shop)).toEqual(['submitting', 9])
    expect((await settleAttempt(shop.ports, KEY, KEPT)).tag).toBe('placed')
    expect(shop.provider.charges.size).toBe(1)
  })

  it.each([
    ['is told its shopper at once', 'attended', []],
    ['is mailed where no shopper waits', 'unattended', ['orderPaymentFailed']],
  ] as const)('that is declined after a wait returns its stock, and %s', async (_, presence, mails) => {
    const shop = begunPayment(FAKE_CARDS.accepted, { isSlow: () => true })
    expect((await settleAttempt(shop.ports, KEY, KEPT)).tag).toBe('unknown')
    shop.provider.decide(`fake-${KEY}`, 'declined')
    shop.clock.advance(10 * MINUTE_MS)
    const settled = await settleAttempt(shop.ports, KEY, { challenge: 'keep', presence })
    expect(settled).toMatchObject({ tag: 'declined', failure: { code: 'PaymentDeclined' } })
    expect(after(shop)).toEqual(['cart', 10])
    expect([...shop.mails.values()].map(({ kind }) => kind)).toEqual(mails)
    expect(shop.mailed()).toBe(mails.length)
  })

  it('that simultaneous requests settle places one order', async () => {
    const shop = begunPayment()
    const settled = await Promise.all(Array.from({ length: 5 }, () => settleAttempt(shop.ports, KEY, KEPT)))
    expect(settled.map(({ tag }) => tag)).toEqual(Array.from({ length: 5 }, () => 'placed'))
    expect([...shop.mails.values()]).toHaveLength(2)
  })

  it('that was deleted is released', async () => {
    const shop = begunPayment()
    shop.attempts.clear()
    expect(await settleAttempt(shop.ports, KEY, KEPT)).toEqual({ tag: 'released' })
  })

  it('of a provider that the shop no longer has stays open', async () => {
    const shop = begunPayment()
    const ports = { ...shop.ports, processors: [] }
    expect((await settleAttempt(ports, KEY, KEPT)).tag).toBe('unknown')
    expect(after(shop)).toEqual(['submitting', 9])
  })
})

describe('a challenge', () => {
  it('is passed to the page, and kept while its shopper may come back', async () => {
    const shop = begunPayment(FAKE_CARDS.challenged)
    expect(await settleAttempt(shop.ports, KEY, KEPT)).toMatchObject({
      tag: 'challenge',
      action: { provider: 'fake' },
    })
    expect(await reconcilePayments(shop.ports)).toMatchObject({ challenge: 1 })
    expect(after(shop)).toEqual(['submitting', 9])
  })

  it('that is not passed is cancelled in the end, and its stock returned', async () => {
    const shop = begunPayment(FAKE_CARDS.challenged)
    await settleAttempt(shop.ports, KEY, KEPT)
    shop.clock.advance(11 * MINUTE_MS)
    expect(await reconcilePayments(shop.ports)).toMatchObject({ released: 1 })
    expect(after(shop)).toEqual(['cart', 10])
  })

  it('that was passed at the bank becomes an order, without the page', async () => {
    const shop = begunPayment(FAKE_CARDS.challenged)
    await settleAttempt(shop.ports, KEY, KEPT)
    shop.provider.passChallenge(`fake-${KEY}-secret`)
    shop.clock.advance(11 * MINUTE_MS)
    expect(await reconcilePayments(shop.ports)).toMatchObject({ placed: 1 })
    expect(after(shop)).toEqual(['placed', 9])
  })

  it('that would hold too much of the stock is given up', async () => {
    const shop = begunPayment(FAKE_CARDS.challenged)
    shop.stock.set('sku-1', 0)
    shop.attempts.set(KEY, { ...shop.attempt, reserved: [['sku-1', 20]] })
    expect((await settleAttempt(shop.ports, KEY, KEPT)).tag).toBe('declined')
    expect(after(shop)).toEqual(['cart', 20])
  })
})

it('looks up an old key and never charges it again', async () => {
  const shop = begunPayment()
  shop.clock.advance(DAY_MS)
  expect((await settleAttempt(shop.ports, KEY, KEPT)).tag).toBe('released')
  expect(shop.provider.calls()).toBe(0)
  expect(after(shop)).toEqual(['cart', 10])
})

it('settles the others where one attempt fails, and reports the failure', async () => {
  const shop = begunPayment()
  const broken = { ...shop.attempt, id: 'other:1', orderId: 'other' }
  shop.attempts.clear()
  for (const attempt of [broken, shop.attempt]) shop.attempts.set(attempt.id, attempt)
  const find = shop.ports.attempts.find
  const attempts = {
    ...shop.ports.attempts,
    find: (id: string) => (id === broken.id ? Promise.reject(new Error('broken')) : find(id)),
  }
  await expect(reconcilePayments({ ...shop.ports, attempts })).rejects.toThrow('broken')
  expect(after(shop)).toEqual(['placed', 9])
})

it('that does not pay for a renewal leaves its reason in the subscription', async () => {
  const shop = begunPayment(FAKE_CARDS.declined, { purpose: 'renewal' })
  const standing = {
    ...{ status: 'active', period: 1, periodEndMs: 0, anchorMs: 0, anchorPeriod: 1, failures: 0 },
    ...{ dueMs: null, lastPaidMs: 0, canceledOnMs: null, endedOnMs: null },
  } as const
  const order = shop.orders.get('order')!
  shop.orders.set('order', { ...order, subscriptionId: 'subscription', period: 2 })
  const events: unknown[] = []
  const subscriptions: AttemptWork['subscriptions'] = {
    lock: async () => ({ standing }) as RenewedSubscription,
    save: async (_, change) => void events.push(...change.events),
  }
  const unitOfWork: AttemptPorts['unitOfWork'] = (work) =>
    shop.ports.unitOfWork((each) => work({ ...each, subscriptions }))
  const settled = await settleAttempt({ ...shop.ports, unitOfWork }, KEY, KEPT)
  const reason = settled.tag === 'declined' ? settled.failure.message : null
  expect(reason).not.toBeNull()
  expect(events).toMatchObject([{ kind: 'renewal-failed', detail: { reason } }])
})
