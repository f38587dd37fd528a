import { afterEach, describe, expect, it } from '@jest/globals'
import { money } from '../../../../../core/money/index.js'
import { describePaymentRefunds } from '../../../../contracts/payment-refunds.contract.js'
import type { StripeServer } from '../../../../fakes/stripe/stripe-server.fake.js'
import { chargeRequest } from '../../../../support/payments/charge-request.js'
import { openStripeShop } from '../../../../support/payments/stripe-shop.js'

const DAY_MS = 24 * 3_600_000

const servers: StripeServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

const open = async (nowMs?: () => number) => {
  const shop = await openStripeShop({}, { ...(nowMs && { nowMs }) })
  servers.push(shop.server)
  return shop
}

const isRefund = ({ method, path }: { readonly method: string; readonly path: string }): boolean =>
  method === 'POST' && path === '/v1/refunds'

describePaymentRefunds('Stripe over the stand-in', async () => {
  const { server, processor } = await open()
  return {
    processor,
    accepted: 'pm_card_visa',
    refund: async (reference, amountMinor) => server.refund(reference, amountMinor),
    loseNextAnswer: () => {
      let isLost = false
      server.fail((request) => {
        if (isLost || !isRefund(request)) return null
        isLost = true
        return 'lost-answer'
      })
    },
  }
})

describe('a refund through Stripe', () => {
  const paid = async (nowMs?: () => number) => {
    const shop = await open(nowMs)
    const charged = await shop.processor.charge(chargeRequest('pm_card_visa'))
    if (charged.tag !== 'charged') throw new Error(charged.tag)
    const { amount } = charged
    const payment = { key: chargeRequest('').key, reference: charged.reference }
    const request = { key: 'refund-1', payment, amount: money(100, amount.currency), taken: amount }
    return { ...shop, request, refund: shop.processor.refunds!.refund }
  }

  it('is found when Stripe has forgotten the key of its request', async () => {
    let now = Date.now()
    const { server, refund, request } = await paid(() => now)
    expect(await refund(request)).toEqual({ tag: 'done' })
    now += 30 * DAY_MS
    expect([await refund(request), server.refunds.records.length]).toEqual([{ tag: 'done' }, 1])
  })

  it.each(['error-after', 'lost-answer', 'error-before', 'lost-request'] as const)(
    'is made once if every first answer is %s',
    async (fault) => {
      const { server, refund, request } = await paid()
      server.fail((asked) => (isRefund(asked) ? fault : null))
      const first = await refund(request)
      server.fail(null)
      const second = await refund(request)
      expect(['unknown', 'done']).toContain(first.tag)
      // A failure that Stripe remembers is answered again until it forgets it, or until the refund is found.
      expect([second, server.refunds.records.length]).toEqual([{ tag: 'done' }, 1])
    },
  )

  it('waits while the bank has not decided, and reports when it refuses', async () => {
    const { server, refund, request } = await paid()
    server.refunds.begin('pending')
    expect(await refund(request)).toEqual({ tag: 'pending' })
    server.refunds.records[0]!.status = 'failed'
    expect(await refund(request)).toMatchObject({
      tag: 'refused',
      message: expect.stringMatching(/lost_or_stolen/),
    })
  })

  it('is reported as failed in the state of its payment when the bank returns the money later', async () => {
    const { server, processor, refund, request } = await paid()
    await refund(request)
    expect(await processor.lookup(request.payment)).not.toHaveProperty('failedRefunds')
    const notice = await processor.readNotice(server.returnRefund())
    expect(notice).toEqual({ ok: true, value: [request.payment] })
    for (const payment of [request.payment, { ...request.payment, reference: null }])
      expect(await processor.lookup(payment)).toMatchObject({
        tag: 'charged',
        refunded: { amount: 0 },
        failedRefunds: [{ key: 'refund-1', message: expect.stringMatching(/lost_or_stolen/) }],
        refunds: [{ id: expect.stringMatching(/^re_/), key: 'refund-1', isReturned: true }],
      })
  })

  it('is reported as failed also if ten others of its payment are newer', async () => {
    const { server, processor, refund, request } = await paid()
    for (let number = 1; number <= 12; number += 1)
      await refund({ ...request, key: `refund-${number}`, amount: money(1, request.amount.currency) })
    server.returnRefund(0)
    for (const payment of [request.payment, { ...request.payment, reference: null }])
      expect(await processor.lookup(payment)).toMatchObject({
        refunded: { amount: 11 },
        failedRefunds: [{ key: 'refund-1' }],
      })
  })

  it('reports nothing final if the key of the shop may not refund', async () => {
    const { server, refund, request, problems } = await paid()
    server.fail((asked) =>
      isRefund(asked)
        ? { status: 403, body: { error: { type: 'invalid_request_error', message: 'No permission.' } } }
        : null,
    )
    expect((await refund(request)).tag).toBe('unknown')
    expect(problems).toEqual([expect.stringMatching(/refuses the keys/)])
  })
})
