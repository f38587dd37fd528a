import { afterEach, describe, expect, it } from '@jest/globals'
import { createPaypalProcessor } from '../../../../../adapters/payments/paypal/server/index.js'
import { parsePaypalAction } from '../../../../../adapters/payments/paypal/shared/paypal-action.js'
import { money } from '../../../../../core/money/index.js'
import type { KeepRequest, KeptMethod } from '../../../../../core/ports/payments/payment-processor.port.js'
import { startPaypalServer } from '../../../../fakes/paypal/paypal-server.fake.js'
import type { PaypalServer } from '../../../../fakes/paypal/paypal-server.fake.js'

const servers: PaypalServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

const amount = money(1250, 'EUR')

async function open(siteUrl: string | null = 'https://shop.example') {
  const server = await startPaypalServer()
  servers.push(server)
  const { clientId, clientSecret, webhookId, url: baseUrl } = server
  const problems: string[] = []
  const processor = createPaypalProcessor({
    clientId,
    clientSecret,
    webhookId,
    baseUrl,
    siteUrl,
    onProblem: (message) => problems.push(message),
  })
  const keep = (paymentMethod: string | null, changes: Partial<KeepRequest> = {}): Promise<KeptMethod> =>
    processor.keep!({ key: 'trial:1', paymentMethod, confirmation: null, ...changes })
  const begin = async (key = 'cart:1') => {
    const begun = await processor.wallet!.begin({
      key,
      amount,
      requiresShipping: false,
      keepsMethod: true,
      keepsOnly: true,
    })
    if (!begun.ok) throw new Error(begun.failure.message)
    return begun.value.reference
  }
  const idOf = (reference: string): string => reference.replace('setup/', '')
  return { server, processor, problems, keep, begin, idOf }
}

const keptBy = (state: KeptMethod): string => {
  if (state.tag !== 'kept') throw new Error(JSON.stringify(state))
  return state.keptMethod
}

describe('a payment method that PayPal stores without a payment', () => {
  it('is begun once for a key by the wallet, read as agreed to, and charged later', async () => {
    const { server, processor, keep, begin, idOf } = await open()
    const reference = await begin()
    expect(await begin()).toBe(reference)
    expect(await processor.wallet!.read(reference)).toMatchObject({ value: { hasApproved: false } })
    server.approve(idOf(reference))
    expect(await processor.wallet!.read(reference)).toEqual({
      ok: true,
      value: { hasApproved: true, email: 'ada@example.com', shippingAddress: null },
    })
    const kept = keptBy(await keep(reference))
    expect([keptBy(await keep(reference)), server.orders.size, server.setups.size]).toEqual([kept, 0, 1])
    const renewal = { key: 'renewal:1', reference: null, amount, confirmation: null, isOffSession: true }
    expect(await processor.charge({ ...renewal, paymentMethod: kept })).toMatchObject({
      tag: 'charged',
      amount,
    })
    expect(server.captured().get('renewal:1')).toEqual(['12.50'])
  })

  it('is requested at an address of PayPal without a button, and stored when its owner has agreed', async () => {
    const { server, keep } = await open()
    const asked = await keep(null)
    if (asked.tag !== 'action-required') throw new Error(asked.tag)
    const action = parsePaypalAction(asked.action.data)
    expect(action).toMatchObject({ keepsOnly: true })
    // The outcome that a page reports is not trusted.
    expect(await keep(null, { confirmation: action?.orderId ?? '' })).toEqual(asked)
    server.approve(action?.orderId ?? '')
    const kept = keptBy(await keep(null, { confirmation: 'anything' }))
    expect([keptBy(await keep(null)), server.setups.size]).toEqual([kept, 1])
    server.forgetRequests()
    expect((await keep(null)).tag).toBe('action-required')
  })

  it.each(['lost-answer', 'error-after'] as const)('is stored once if an answer meets %s', async (fault) => {
    const { server, keep, begin, idOf } = await open()
    const reference = await begin()
    server.approve(idOf(reference))
    server.fail(({ path }) => (path.endsWith('/payment-tokens') ? fault : null))
    expect((await keep(reference)).tag).toBe('unknown')
    server.fail(() => 'lost-request')
    expect((await keep(reference)).tag).toBe('unknown')
    server.fail(null)
    const kept = keptBy(await keep(reference))
    expect(kept).toBe(`kept/${server.setups.get(idOf(reference))?.vaultId}`)
  })

  it('is refused if it is an order, unknown, spent, or named by another shopper', async () => {
    const { server, keep, begin, idOf, problems, processor } = await open()
    expect((await keep(server.order())).tag).toBe('declined')
    expect(await keep('setup/UNKNOWN')).toMatchObject({ tag: 'declined', reason: 'keeping' })
    const reference = await begin()
    server.approve(idOf(reference))
    keptBy(await keep(reference))
    expect(await keep(reference, { key: 'trial:2' })).toMatchObject({ tag: 'declined', reason: 'keeping' })
    expect(problems).toHaveLength(2)
    const pay = { key: 'order:1', reference: null, amount, confirmation: null }
    expect((await processor.charge({ ...pay, paymentMethod: reference })).tag).toBe('declined')
    expect(server.captured().size).toBe(0)
  })

  it('needs the address of the shop', async () => {
    expect((await open(null)).processor.keep).toBeUndefined()
  })
})
