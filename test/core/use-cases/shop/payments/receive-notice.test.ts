import { describe, expect, it } from '@jest/globals'
import { money } from '../../../../../core/money/index.js'
import {
  capturePayments,
  releaseTrials,
} from '../../../../../core/use-cases/shop/payments/capture-payments.js'
import { createOrderMoney } from '../../../../../core/use-cases/shop/payments/order-money.js'
import { receiveNotice } from '../../../../../core/use-cases/shop/payments/receive-notice.js'
import { settleAttempt } from '../../../../../core/use-cases/shop/payments/settle-attempt.js'
import { FAKE_CARDS } from '../../../../fakes/payment-processor.fake.js'
import { begunPayment, KEY } from './begun-payment.js'

const REFERENCE = `fake-${KEY}`
const KEPT = { challenge: 'keep' } as const

type Shop = ReturnType<typeof begunPayment>

const notify = async ({ ports, provider }: Shop, reference = REFERENCE) => {
  const received = await receiveNotice(ports, 'fake', provider.noticeOf(reference))
  return received.ok ? received.value.outcome : received.failure.tag
}
const moneyOf = ({ attempts }: Shop) => {
  const state = attempts.get(KEY)?.state
  return state?.tag === 'placed' ? state.money : state?.tag
}

describe('a notice', () => {
  it('before the answer places the order, and the answer finds it placed', async () => {
    const shop = begunPayment(FAKE_CARDS.challenged)
    await settleAttempt(shop.ports, KEY, KEPT)
    shop.provider.passChallenge(`${REFERENCE}-secret`)
    expect(await notify(shop)).toBe('done')
    expect(moneyOf(shop)).toBe('taken')
    expect((await settleAttempt(shop.ports, KEY, KEPT)).tag).toBe('placed')
    expect([...shop.mails.values()]).toHaveLength(2)
  })

  it('of an attempt that was given up is unmatched, and the money is stored', async () => {
    const shop = begunPayment()
    await settleAttempt(shop.ports, KEY, KEPT)
    const { terms, reference } = shop.attempt.state
    const released = { ...shop.attempt, state: { terms, reference, tag: 'released', failure: null } as const }
    shop.attempts.set(KEY, released)
    expect(await notify(shop)).toBe('unmatched')
    expect(shop.attempts.get(KEY)?.reported.capturedMinor).toBe(1250)
  })

  it('of another shop changes nothing', async () => {
    expect(await notify(begunPayment(), 'fake-elsewhere:1')).toBe('done')
  })

  it('whose payment cannot be looked up is requested again', async () => {
    const shop = begunPayment(FAKE_CARDS.challenged, { isDown: () => true })
    await settleAttempt(shop.ports, KEY, KEPT)
    expect(await notify(shop)).toBe('later')
  })

  it('of a provider that the shop does not have, or that is forged, is refused', async () => {
    const { ports, provider } = begunPayment()
    const notice = provider.noticeOf(REFERENCE)
    const forged = { ...notice, headers: {} }
    expect([
      await receiveNotice(ports, 'other', notice),
      await receiveNotice(ports, 'fake', forged),
    ]).toMatchObject([{ failure: { tag: 'unknown-provider' } }, { failure: { tag: 'forged' } }])
  })

  it('of a dispute is recorded once, with its mail', async () => {
    const shop = begunPayment()
    await settleAttempt(shop.ports, KEY, KEPT)
    const before = shop.mailed()
    const notice = shop.provider.dispute(REFERENCE)
    for (let time = 0; time < 2; time += 1) await receiveNotice(shop.ports, 'fake', notice)
    expect(shop.news.get('order')?.map(({ tag }) => tag)).toEqual(['disputed'])
    expect(shop.mailed()).toBeGreaterThan(before)
  })

  it('is looked up again where another process changes the attempt meanwhile', async () => {
    const shop = begunPayment()
    await settleAttempt(shop.ports, KEY, KEPT)
    const stale = shop.attempts.get(KEY)
    shop.provider.refund(REFERENCE, 250)
    let reads = 0
    const attempts = {
      ...shop.ports.attempts,
      find: async () => {
        reads += 1
        return reads === 1 && stale
          ? { ...stale, reported: { ...stale.reported, refundedMinor: 1 } }
          : (shop.attempts.get(KEY) ?? null)
      },
    }
    await receiveNotice({ ...shop.ports, attempts }, 'fake', shop.provider.noticeOf(REFERENCE))
    expect([reads, shop.attempts.get(KEY)?.reported.refundedMinor]).toEqual([2, 250])
  })
})

describe('held money', () => {
  it('is taken once it is due, and announced', async () => {
    const shop = begunPayment(FAKE_CARDS.accepted, { isHeldFirst: true })
    await settleAttempt(shop.ports, KEY, KEPT)
    expect(moneyOf(shop)).toBe('held')
    await shop.ports.unitOfWork(async (work) => {
      const { attempt } = await work.lock({ id: KEY, orderId: 'order' })
      if (attempt !== null) await work.saveEnded(attempt, { tag: 'want-capture' }, ['held'], 0)
    })
    const before = shop.mailed()
    expect(await capturePayments(shop.ports)).toEqual({ taken: 1, lapsed: 0, capturing: 0 })
    expect([moneyOf(shop), shop.mailed() - before]).toEqual(['taken', 1])
    expect(await capturePayments(shop.ports)).toEqual({ taken: 0, lapsed: 0, capturing: 0 })
  })

  it('that tested the card of a trial is released', async () => {
    const shop = begunPayment(FAKE_CARDS.accepted, { isHeldFirst: true })
    await settleAttempt(shop.ports, KEY, KEPT)
    const placed = shop.attempts.get(KEY)
    if (placed?.state.tag !== 'placed') throw new Error('The order is not placed.')
    shop.attempts.set(KEY, { ...placed, state: { ...placed.state, money: 'testing' } })
    await releaseTrials(shop.ports)
    expect([moneyOf(shop), shop.provider.charges.size]).toEqual(['trial', 0])
  })
})

describe('a refund', () => {
  const order = { id: 'order', payment: { taken: money(1250, 'EUR') } } as never
  const wanted = { id: 'refund-1', kind: 'refund', amount: money(250, 'EUR') } as never

  it('stores the new total of the provider before it counts as done', async () => {
    const shop = begunPayment()
    await settleAttempt(shop.ports, KEY, KEPT)
    expect(await createOrderMoney(shop.ports).refund(order, wanted)).toEqual({ tag: 'done' })
    expect(shop.attempts.get(KEY)?.reported.refundedMinor).toBe(250)
  })

  it('is refused without a payment, and unknown without its provider', async () => {
    const shop = begunPayment()
    const away = { ...shop.ports, processors: [] }
    expect(await createOrderMoney(away).refund(order, wanted)).toMatchObject({ tag: 'unknown' })
    shop.orders.clear()
    expect(await createOrderMoney(shop.ports).refund(order, wanted)).toMatchObject({ tag: 'refused' })
  })

  it('of held money releases it, unless it was taken meanwhile', async () => {
    const shop = begunPayment(FAKE_CARDS.accepted, { isHeldFirst: true })
    await settleAttempt(shop.ports, KEY, KEPT)
    const placed = shop.attempts.get(KEY)
    if (placed?.state.tag !== 'placed') throw new Error('The order is not placed.')
    shop.attempts.set(KEY, { ...placed, state: { ...placed.state, money: 'releasing' } })
    const release = { ...(wanted as object), kind: 'release' } as never
    expect(await createOrderMoney(shop.ports).refund(order, release)).toEqual({ tag: 'done' })
    expect(moneyOf(shop)).toBe('lapsed')
  })
})
