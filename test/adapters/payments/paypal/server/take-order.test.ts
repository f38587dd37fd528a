import { afterEach, describe, expect, it } from '@jest/globals'
import { INSTRUMENT_DECLINED, OTHERS } from '../../../../../adapters/payments/paypal/server/take-order.js'
import { money } from '../../../../../core/money/index.js'
import type { PaypalOrderOptions } from '../../../../fakes/paypal/paypal-server.fake.js'
import type { HttpFault, ProviderAnswer } from '../../../../fakes/provider-http.js'
import { closePaypalServers, openPaypalOrder } from '../../../../support/payments/paypal-shop.js'

afterEach(closePaypalServers)

type Step = 'read' | 'claim' | 'take'
type Faults = Partial<Record<Step, HttpFault | ProviderAnswer | (() => void)>>

const STEPS: Readonly<Record<string, Step>> = { GET: 'read', PATCH: 'claim', POST: 'take' }

async function open(options: PaypalOrderOptions = {}) {
  const opened = await openPaypalOrder(options)
  const { server } = opened
  /** The fault at a step: a failure, another answer, or a change by another request just before it. */
  const meet = (faults: Faults): void =>
    server.fail(({ method, path }) => {
      const fault = path.includes('/orders/') ? faults[STEPS[method]!] : undefined
      if (typeof fault !== 'function') return fault ?? null
      fault()
      return null
    })
  const asked = (step: Step): number =>
    server.requests.filter(({ method, path }) => path.includes('/orders/') && STEPS[method] === step).length
  return { ...opened, meet, asked }
}

const refused = (issue: string, links: readonly object[] = [], status = 422): ProviderAnswer => ({
  status,
  body: { name: 'REFUSED', details: [{ issue, description: `Refused: ${issue}.` }], links },
})

describe('an order that PayPal will not take', () => {
  it.each([
    ['PAYER_CANNOT_PAY', false],
    ['PAYER_ACCOUNT_RESTRICTED', false],
    ['PAYER_ACCOUNT_LOCKED_OR_CLOSED', false],
    ['TRANSACTION_REFUSED', false],
    ['CARD_EXPIRED', false],
    ['AGREEMENT_ALREADY_CANCELLED', true],
    ['BILLING_AGREEMENT_NOT_FOUND', true],
    ['TOKEN_EXPIRED', true],
    ['TOKEN_ID_NOT_FOUND', true],
    ['INSTRUMENT_DECLINED', true],
    ['PAYER_ACTION_REQUIRED', true],
  ])("for %s (shopper away: %s) is no fault of the shop's set-up", async (issue, isOffSession) => {
    const { processor, problems, order, request, meet } = await open()
    meet({ take: refused(issue) })
    expect(await processor.charge(request({ isOffSession }))).toEqual({
      tag: 'declined',
      message: `Refused: ${issue}.`,
    })
    expect([problems, order.customId]).toEqual([[], 'given-up order:1'])
  })

  it.each(['PAYEE_ACCOUNT_RESTRICTED', 'PERMISSION_DENIED', 'ACTION_DOES_NOT_MATCH_INTENT', 'OF_TOMORROW'])(
    'for %s is reported to the owner',
    async (issue) => {
      const { processor, problems, order, request, meet } = await open()
      meet({ take: refused(issue) })
      const message = `Refused: ${issue}.`
      expect(await processor.charge(request())).toEqual({ tag: 'declined', message, reason: 'set-up' })
      expect([problems, order.customId]).toEqual([[`PayPal: ${message}`], 'given-up order:1'])
    },
  )

  it('is released, so that another attempt may pay with it and the refused one may not', async () => {
    const { server, processor, request, meet } = await open()
    meet({ take: refused('PAYER_CANNOT_PAY') })
    await processor.charge(request())
    server.fail(null)
    expect((await processor.charge(request())).tag).toBe('declined')
    expect((await processor.charge(request({ key: 'order:2' }))).tag).toBe('charged')
    expect(server.captured()).toEqual(new Map([['order:2', ['12.50']]]))
  })

  it('with a declined method stays declined for its attempt, in the words of PayPal’s pages', async () => {
    const { server, processor, order, request, meet } = await open()
    meet({ take: refused('INSTRUMENT_DECLINED') })
    const declined = { tag: 'declined', message: INSTRUMENT_DECLINED }
    expect(await processor.charge(request())).toEqual(declined)
    expect(order.customId).toBe('declined order:1')
    server.fail(null)
    expect(await processor.charge(request())).toEqual(declined)
    expect(await processor.lookup(request())).toEqual(declined)
    expect(server.captured().size).toBe(0)
    expect(JSON.parse(INSTRUMENT_DECLINED)).toEqual({
      name: 'UNPROCESSABLE_ENTITY',
      details: [{ issue: 'INSTRUMENT_DECLINED' }],
    })
  })

  it('before the shopper has acted leads to the address that PayPal gives, or else to the order', async () => {
    const { processor, order, request, meet } = await open()
    meet({ take: refused('PAYER_ACTION_REQUIRED', [{ rel: 'payer-action', href: 'https://bank.example' }]) })
    const asked = { tag: 'action-required', reference: order.id }
    expect(await processor.charge(request())).toEqual({
      ...asked,
      action: { provider: 'paypal', data: 'https://bank.example' },
    })
    meet({ take: refused('PAYER_ACTION_REQUIRED') })
    expect(await processor.charge(request())).toEqual({
      ...asked,
      action: { provider: 'paypal', data: `https://www.paypal.com/checkoutnow?token=${order.id}` },
    })
    expect(order.customId).toBe('order:1')
  })
})

describe('an order that another process of the shop has captured this moment', () => {
  it('is charged for the attempt that both serve', async () => {
    const { processor, order, request, meet } = await open()
    meet({ take: () => Object.assign(order, { captureId: 'CAP1', status: 'COMPLETED' }) })
    expect((await processor.charge(request())).tag).toBe('charged')
  })

  it('is held for the attempt that both serve', async () => {
    const { processor, order, request, meet } = await open()
    meet({ take: () => Object.assign(order, { hold: 'CREATED', status: 'COMPLETED' }) })
    expect((await processor.authorisation!.authorise(request())).tag).toBe('authorised')
  })

  it('does not belong to an attempt that lost its order', async () => {
    const { processor, order, request, meet } = await open()
    meet({
      take: () => Object.assign(order, { captureId: 'CAP1', status: 'COMPLETED', customId: 'order:2' }),
    })
    expect(await processor.charge(request())).toEqual({ tag: 'declined', message: OTHERS })
  })

  it.each<readonly [string, HttpFault | ProviderAnswer | null]>([
    ['was not taken', null],
    ['cannot be read', 'error-before'],
    ['is gone', refused('INVALID_RESOURCE_ID', [], 404)],
  ])('is unknown if the captured amount cannot be determined and the order %s', async (_, fault) => {
    const { server, processor, request, asked } = await open()
    server.fail(({ method, path }) => {
      if (path.endsWith('/capture')) return { status: 201, body: {} }
      return method === 'GET' && asked('take') > 0 ? fault : null
    })
    expect((await processor.charge(request())).tag).toBe('unknown')
  })
})

describe('an order that an attempt claims', () => {
  it.each([
    [400, 'declined'],
    [404, 'declined'],
    [422, 'declined'],
    [403, 'unknown'],
    [409, 'unknown'],
  ])('answered with %i is %s', async (status, tag) => {
    const { server, processor, problems, request, meet } = await open()
    meet({ claim: refused('NOT_PATCHABLE', [], status) })
    const state = await processor.charge(request())
    expect(state).toMatchObject(tag === 'declined' ? { tag, reason: 'set-up' } : { tag })
    expect(problems).toEqual(tag === 'declined' ? ['PayPal: Refused: NOT_PATCHABLE.'] : [])
    expect(server.captured().size).toBe(0)
  })

  it('belongs to another attempt that was quicker, and is looked up again if that was the same attempt', async () => {
    for (const [customId, state] of [
      ['order:2', { tag: 'declined', message: OTHERS }],
      ['order:1', { tag: 'unknown', message: 'The order is being taken.' }],
    ] as const) {
      const { processor, problems, order, request, meet, asked } = await open()
      meet({ claim: () => void (order.customId = customId) })
      expect(await processor.charge(request())).toEqual(state)
      expect([problems, asked('take')]).toEqual([[], 0])
    }
  })

  it('is unknown if the provider cannot tell which came first', async () => {
    const { server, processor, problems, request, asked } = await open()
    server.fail(({ method }) => {
      if (method === 'PATCH') return refused('NOT_PATCHABLE')
      return method === 'GET' && asked('claim') > 0 ? 'error-before' : null
    })
    expect((await processor.charge(request())).tag).toBe('unknown')
    expect(problems).toEqual([])
  })

  it('is not written again while it names the amount due, and is if that has changed', async () => {
    const { server, processor, request, order, asked } = await open({ status: 'CREATED' })
    expect((await processor.charge(request())).tag).toBe('action-required')
    expect((await processor.charge(request())).tag).toBe('action-required')
    expect(asked('claim')).toBe(1)
    server.approve(order.id)
    const amount = money(900, 'EUR')
    expect(await processor.charge(request({ amount }))).toMatchObject({ tag: 'charged', amount })
    expect(asked('claim')).toBe(2)
  })

  it('gets the amount due if that was in a currency PayPal is never asked for', async () => {
    const { server, processor, request } = await open({ amount: { currency_code: 'ISK', value: '1250' } })
    expect((await processor.charge(request())).tag).toBe('charged')
    expect(server.captured().get('order:1')).toEqual(['12.50'])
  })

  it('is read, claimed and taken, each once, and taken under the key until the shopper has been asked', async () => {
    const plain = await open()
    await plain.processor.charge(plain.request())
    expect([plain.asked('read'), plain.asked('claim'), plain.asked('take')]).toEqual([1, 1, 1])
    const { server, processor, request } = await open({ instrument: 'challenged' })
    const state = await processor.charge(request())
    if (state.tag !== 'action-required') throw new Error(state.tag)
    const { reference } = state
    server.approve(reference)
    expect((await processor.charge(request({ reference, confirmation: reference }))).tag).toBe('charged')
    const takes = server.requests.filter(({ path }) => path.endsWith('/capture'))
    expect(takes.map(({ headers }) => headers['paypal-request-id'])).toEqual(['order:1', undefined])
  })

  it('is authorised if the intent was a charge before, and the reverse', async () => {
    const first = await open({ status: 'CREATED' })
    await first.processor.charge(first.request())
    first.server.approve(first.id)
    expect((await first.processor.authorisation!.authorise(first.request())).tag).toBe('authorised')
    const second = await open({ status: 'CREATED' })
    await second.processor.authorisation!.authorise(second.request())
    second.server.approve(second.id)
    expect((await second.processor.charge(second.request())).tag).toBe('charged')
  })
})

describe('an order without the shopper’s consent', () => {
  it('is given up if the shopper is away, and leads to PayPal if the shopper is present', async () => {
    const away = await open({ status: 'CREATED' })
    expect(await away.processor.charge(away.request({ isOffSession: true }))).toEqual({
      tag: 'declined',
      message: 'The shopper has not agreed to this payment.',
    })
    expect([away.order.customId, away.asked('take')]).toEqual(['given-up order:1', 0])
    const there = await open({ status: 'CREATED' })
    expect((await there.processor.charge(there.request())).tag).toBe('action-required')
    expect([there.order.customId, there.asked('take')]).toEqual(['order:1', 0])
  })

  it('is given up if PayPal has not stored the method, and waits while PayPal is unreachable', async () => {
    const { server, processor } = await open()
    const first = server.order({ keeps: true, keepsLater: true })
    const renewal = {
      key: 'renewal:1',
      reference: null,
      amount: money(1250, 'EUR'),
      paymentMethod: `kept-with/${first}`,
      confirmation: null,
      isOffSession: true,
    }
    const ownOrder = () => [...server.orders.values()].find(({ customId }) => customId?.includes('renewal:1'))
    server.fail(({ method, path }) => (method === 'GET' && path.endsWith(first) ? 'error-before' : null))
    expect((await processor.charge(renewal)).tag).toBe('unknown')
    expect(ownOrder()?.customId).toBe('renewal:1')
    server.fail(null)
    expect((await processor.charge(renewal)).tag).toBe('declined')
    expect(ownOrder()?.customId).toBe('given-up renewal:1')
    expect(server.captured().size).toBe(0)
  })

  it('is declined for good for its attempt if the bank refuses', async () => {
    const { processor, order, request, asked } = await open({
      authentication: { liability_shift: 'NO', three_d_secure: { enrollment_status: 'Y' } },
    })
    expect((await processor.charge(request())).tag).toBe('declined')
    expect([order.customId, asked('take')]).toEqual(['declined order:1', 0])
  })
})
