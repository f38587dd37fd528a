import { describe, expect, it } from '@jest/globals'
import { createCommerceGateway } from '../../../../adapters/graphql/client/commerce-gateway.js'
import type { SendBatch } from '../../../../adapters/graphql/client/transport/transport.js'
import { orderId } from '../../../../core/orders/index.js'
import type { SubmitOrder } from '../../../../core/ports/shop/commerce-gateway.port.js'
import { err } from '../../../../core/shared/index.js'

/** The variables with which a page submits an order. */
async function sentFor(submit: SubmitOrder): Promise<unknown> {
  const sent: unknown[] = []
  const send: SendBatch = async (operations) => {
    sent.push(...operations.map(({ variables }) => variables))
    return err({ tag: 'unreachable', reason: 'network', status: null, message: '' })
  }
  await createCommerceGateway(send, send).submitOrder(submit)
  return sent
}

describe('a submitted order', () => {
  it.each<[SubmitOrder, object]>([
    [{ key: 'k' }, { checkoutType: 'normal', idempotencyKey: 'k' }],
    [
      { key: 'k', type: 'paypal', orderId: orderId('order-1') },
      { checkoutType: 'paypal', idempotencyKey: 'k', orderId: 'order-1' },
    ],
    [
      { key: 'k', type: 'quickCheckout' },
      { checkoutType: 'quickCheckout', idempotencyKey: 'k' },
    ],
    [
      { key: 'k', confirmation: 'pi_1' },
      { checkoutType: 'normal', idempotencyKey: 'k', paymentIntentId: 'pi_1' },
    ],
  ])('of %j is sent with %j', async (submit, variables) => {
    expect(await sentFor(submit)).toEqual([variables])
  })
})
