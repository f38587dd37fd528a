import { afterEach, describe, expect, it } from '@jest/globals'
import { partsToGive, stateOfParts } from '../../../../../adapters/payments/paypal/server/refund-parts.js'
import { money } from '../../../../../core/money/index.js'
import { describePaymentRefunds } from '../../../../contracts/payment-refunds.contract.js'
import { createPaypalRefundsFake } from '../../../../fakes/paypal/paypal-refunds.fake.js'
import type { PaypalRefundRecord } from '../../../../fakes/paypal/paypal-objects.js'
import { chargeRequest } from '../../../../support/payments/charge-request.js'
import { closePaypalServers, openPaypalShop } from '../../../../support/payments/paypal-shop.js'

afterEach(closePaypalServers)

const open = async () => {
  const { server, another } = await openPaypalShop()
  const fake = createPaypalRefundsFake(server)
  return { server, fake, processor: another({ fetch: fake.fetch }) }
}

describePaymentRefunds('PayPal over the stand-in', async () => {
  const { server, fake, processor } = await open()
  return {
    processor,
    accepted: server.order(),
    refund: async (reference, amountMinor) => server.refund(reference, (amountMinor / 100).toFixed(2)),
    loseNextAnswer: fake.loseNextAnswer,
  }
})

describe('a refund through PayPal', () => {
  const paid = async () => {
    const shop = await open()
    const id = shop.server.order()
    const charged = await shop.processor.charge(chargeRequest(id))
    if (charged.tag !== 'charged') throw new Error(charged.tag)
    const { amount } = charged
    const payment = { key: chargeRequest(id).key, reference: charged.reference }
    const request = { key: 'refund-1', payment, amount: money(100, amount.currency), taken: amount }
    return { ...shop, id, request, refund: shop.processor.refunds!.refund }
  }

  it('is found when PayPal has forgotten the request', async () => {
    const { server, fake, refund, request, id } = await paid()
    expect(await refund(request)).toEqual({ tag: 'done' })
    fake.forgetRequests()
    expect([await refund(request), server.orders.get(id)?.refunded.length]).toEqual([{ tag: 'done' }, 1])
  })

  it.each(['FAILED', 'CANCELLED'] as const)('is reported if PayPal has it as %s later', async (status) => {
    const { server, processor, refund, request, id } = await paid()
    await refund(request)
    expect(await processor.lookup(request.payment)).not.toHaveProperty('failedRefunds')
    const [made] = server.orders.get(id)!.refunded.splice(0)
    server.orders.get(id)!.refunded.push({ ...(made as PaypalRefundRecord), status })
    expect(await processor.lookup(request.payment)).toMatchObject({
      tag: 'charged',
      refunded: { amount: 0 },
      failedRefunds: [{ key: 'refund-1', message: 'PayPal could not give the money back.' }],
      refunds: [{ id: expect.stringMatching(/^R/), key: 'refund-1', isReturned: true }],
    })
  })

  it('waits while PayPal has not decided', async () => {
    const { fake, refund, request } = await paid()
    fake.begin('PENDING')
    expect(await refund(request)).toEqual({ tag: 'pending' })
  })

  it('comes from each part if the money was captured in parts, once, even after a lost answer', async () => {
    const { server, fake, processor } = await open()
    const id = server.order()
    const held = await processor.authorisation!.authorise(chargeRequest(id))
    if (held.tag !== 'authorised') throw new Error(held.tag)
    server.capturePart(id, '1.00')
    server.capturePart(id, '2.00')
    const payment = { key: chargeRequest(id).key, reference: held.reference }
    const { refund } = processor.refunds!
    const { currency } = held.amount
    const ask = (key: string, amountMinor: number) =>
      refund({ key, payment, amount: money(amountMinor, currency), taken: money(300, currency) })
    const values = () =>
      server.orders.get(id)?.refunded.map((one) => (typeof one === 'string' ? one : one.value))
    expect(await ask('first', 50)).toEqual({ tag: 'done' })
    fake.loseNextAnswer()
    for (let times = 0; times < 2; times += 1) expect(await ask('second', 150)).toEqual({ tag: 'done' })
    expect(values()).toEqual(['0.50', '0.50', '1.00'])
    expect(await ask('third', 101)).toMatchObject({ tag: 'refused' })
    expect(await ask('last', 100)).toEqual({ tag: 'done' })
    expect(values()).toEqual(['0.50', '0.50', '1.00', '1.00'])
  })

  it('is reported if PayPal could not refund one of its parts, at once or later', async () => {
    const { server, processor } = await open()
    const id = server.order()
    const held = await processor.authorisation!.authorise(chargeRequest(id))
    if (held.tag !== 'authorised') throw new Error(held.tag)
    server.capturePart(id, '1.00')
    server.capturePart(id, '2.00')
    const payment = { key: chargeRequest(id).key, reference: held.reference }
    const { currency } = held.amount
    const ask = () =>
      processor.refunds!.refund({
        key: 'k',
        payment,
        amount: money(250, currency),
        taken: money(300, currency),
      })
    expect(await ask()).toEqual({ tag: 'done' })
    const { refunded } = server.orders.get(id)!
    const last = refunded.pop() as PaypalRefundRecord
    refunded.push({ ...last, status: 'FAILED' })
    const message = `PayPal could not give back 1.50 of 2.50 ${currency}. Refund that amount again.`
    expect(await processor.lookup(payment)).toMatchObject({
      refunded: { amount: 100 },
      failedRefunds: [{ key: 'k', message }],
    })
    expect([await ask(), refunded.length]).toEqual([{ tag: 'refused', message }, 2])
  })
})

describe('the parts of a refund', () => {
  const eur = (amount: number) => money(amount, 'EUR')
  const capture = {
    parts: [
      { id: 'A', amount: eur(100) },
      { id: 'B', amount: eur(200) },
    ],
  }
  const made = (customId: string | null, captureId: string, amountMinor: number, status = 'COMPLETED') => ({
    customId,
    id: null,
    captureId,
    amountMinor,
    status,
  })
  it.each([
    [[], 250, ['A 100', 'B 150']],
    [[made(null, 'A', 100)], 50, ['B 50']],
    [[made('k', 'A', 100)], 250, ['B 150']],
    [[made('k', 'A', 100, 'PENDING'), made('k', 'B', 150)], 250, []],
    [[made('other', 'A', 60, 'FAILED')], 100, ['A 100']],
    [[made(null, 'B', 150)], 151, null],
  ])('after %j for %d are %j', (refunds, amount, expected) => {
    const parts = partsToGive(capture, refunds, { key: 'k', amount: eur(amount) })
    expect(parts?.map(({ captureId, amount: part }) => `${captureId} ${part.amount}`) ?? null).toEqual(
      expected,
    )
  })

  it.each([
    [['COMPLETED', 'COMPLETED'], 'done'],
    [['COMPLETED', 'PENDING'], 'pending'],
    [['FAILED'], 'refused'],
    [['COMPLETED', 'CANCELLED'], 'in-part'],
  ])('that are %j make it %s', (statuses, state) => expect(stateOfParts(statuses)).toBe(state))
})
