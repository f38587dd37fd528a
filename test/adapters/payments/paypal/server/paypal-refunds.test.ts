import { afterEach, describe, expect, it } from '@jest/globals'
import { money } from '../../../../../core/money/index.js'
import { describePaymentRefunds } from '../../../../contracts/payment-refunds.contract.js'
import { createPaypalRefundsFake } from '../../../../fakes/paypal/paypal-refunds.fake.js'
import { chargeRequest } from '../../../../support/charge-request.js'
import { closePaypalServers, openPaypalShop } from '../../../../support/paypal-shop.js'

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

  it('waits while PayPal has not decided', async () => {
    const { fake, refund, request } = await paid()
    fake.begin('PENDING')
    expect(await refund(request)).toEqual({ tag: 'pending' })
  })

  it('is left to its own page where the money was taken in parts', async () => {
    const { server, processor } = await open()
    const id = server.order()
    const held = await processor.authorisation!.authorise(chargeRequest(id))
    if (held.tag !== 'authorised') throw new Error(held.tag)
    server.capturePart(id, '1.00')
    server.capturePart(id, '2.00')
    const payment = { key: chargeRequest(id).key, reference: held.reference }
    const amount = money(100, held.amount.currency)
    const answer = await processor.refunds!.refund({ key: 'r', payment, amount, taken: held.amount })
    expect(answer).toMatchObject({ tag: 'refused', message: expect.stringMatching(/own page/) })
  })
})
