import { afterEach, describe, expect, it } from '@jest/globals'
import { parseStripeAction } from '../../../../../adapters/payments/stripe/server/index.js'
import type { StripeOptions } from '../../../../../adapters/payments/stripe/server/index.js'
import { money } from '../../../../../core/money/index.js'
import type { ProviderAnswer } from '../../../../fakes/provider-http.js'
import type { StripeServer } from '../../../../fakes/stripe/stripe-server.fake.js'
import { openStripeShop } from '../../../../support/payments/stripe-shop.js'
import { chargeRequest } from '../../../../support/payments/charge-request.js'

const servers: StripeServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

const open = async (changes: Partial<StripeOptions> = {}) => {
  const shop = await openStripeShop(changes)
  servers.push(shop.server)
  const { server, processor } = shop
  /** The fault at `POST .../verb`: another answer, or a payment that another request changed just before. */
  const meet = (verb: string, fault: ProviderAnswer | string): void =>
    server.fail(({ method, path }) => {
      const [, , , id = '', asked] = path.split('/')
      if (method !== 'POST' || asked !== verb) return null
      if (typeof fault !== 'string') return fault
      server.decide(id, fault as Parameters<typeof server.decide>[1])
      return null
    })
  const bodies = (verb = ''): readonly URLSearchParams[] =>
    server.requests
      .filter(({ method, path }) => method === 'POST' && path === `/v1/payment_intents${verb}`)
      .map(({ body }) => new URLSearchParams(body))
  /** Money that is held; its reference. */
  const hold = async () => {
    const held = await processor.authorisation!.authorise(chargeRequest('pm_card_visa'))
    if (held.tag !== 'authorised') throw new Error(held.tag)
    return { key: 'order:1', reference: held.reference, amount: money(1250, 'EUR') }
  }
  /** A challenge that was passed in the page, which the server has to confirm; its request. */
  const pass = async () => {
    const request = chargeRequest('pm_card_authenticationRequired')
    const asked = await processor.charge(request)
    if (asked.tag !== 'action-required') throw new Error(asked.tag)
    const { reference, action } = asked
    server.authenticate(parseStripeAction(action.data)?.clientSecret ?? '')
    return { ...request, reference, confirmation: reference }
  }
  return { ...shop, meet, bodies, hold, pass }
}

const message = 'Not now.'
const refused = (status: number, error: object = {}): ProviderAnswer => ({
  status,
  body: { error: { type: 'invalid_request_error', message, ...error } },
})

describe('money that is held at Stripe', () => {
  it.each([
    ['succeeded', 'charged', 'charged'],
    ['canceled', 'lapsed', 'cancelled'],
    ['processing', 'pending', 'pending'],
  ])('has the state that another process wrote this moment: %s', async (status, captured, cancelled) => {
    const first = await open()
    const toTake = await first.hold()
    first.meet('capture', status)
    expect((await first.processor.authorisation!.capture(toTake)).tag).toBe(captured)
    const second = await open()
    const toEnd = await second.hold()
    second.meet('cancel', status)
    expect((await second.processor.cancel(toEnd)).tag).toBe(cancelled)
  })

  it.each([400, 401, 402])('stays as it is if Stripe refuses with %i', async (status) => {
    const { server, processor, meet, hold } = await open()
    const which = await hold()
    meet('capture', refused(status))
    expect(await processor.authorisation!.capture(which)).toEqual({ tag: 'unknown', message })
    meet('cancel', refused(status))
    expect(await processor.cancel(which)).toEqual({ tag: 'unknown', message })
    server.fail(null)
    expect((await processor.lookup(which)).tag).toBe('authorised')
  })

  it('is captured or released once, without a request after its end', async () => {
    const { processor, server, hold } = await open()
    const which = await hold()
    const taken = await processor.authorisation!.capture(which)
    const before = server.requests.length
    expect(await processor.authorisation!.capture(which)).toEqual(taken)
    expect((await processor.cancel(which)).tag).toBe('charged')
    expect(server.requests.slice(before).map(({ method }) => method)).toEqual(['GET', 'GET'])
    expect(await processor.authorisation!.capture({ ...which, key: 'none', reference: null })).toEqual({
      tag: 'lapsed',
      message: 'Stripe holds no money for this payment.',
    })
  })
})

describe('a challenge that was passed, and that the server confirms', () => {
  it.each([
    ['succeeded', 'charged'],
    ['canceled', 'declined'],
    ['processing', 'pending'],
  ])('is the state that another process has just written: %s', async (status, tag) => {
    const { processor, meet, pass } = await open({ confirmation: 'manual' })
    const request = await pass()
    meet('confirm', status)
    expect((await processor.charge(request)).tag).toBe(tag)
  })

  it('keeps its state if Stripe refuses, and reports it to the owner', async () => {
    const { server, processor, problems, meet, pass } = await open({ confirmation: 'manual' })
    const request = await pass()
    meet('confirm', refused(400))
    expect((await processor.charge(request)).tag).toBe('action-required')
    expect(problems).toEqual([`Stripe: ${message}`])
    server.fail(null)
    expect((await processor.charge(request)).tag).toBe('charged')
  })

  it("is confirmed with the action's answer and nothing else", async () => {
    const { server, processor, bodies, pass } = await open({ confirmation: 'manual' })
    const request = await pass()
    for (const confirmation of [null, 'pi_other'])
      expect((await processor.charge({ ...request, confirmation })).tag).toBe('action-required')
    expect(server.charged().size).toBe(0)
    expect((await processor.charge(request)).tag).toBe('charged')
    expect(bodies(`/${request.reference}/confirm`).map((body) => Object.fromEntries(body))).toEqual([
      { use_stripe_sdk: 'true', 'expand[0]': 'latest_charge.refunds' },
    ])
  })
})

describe('requests to Stripe', () => {
  it.each([
    ['automatic', false],
    ['manual', true],
  ] as const)('with confirmation %s never leads away from the page', async (confirmation, isManual) => {
    const { processor, bodies } = await open({ confirmation })
    await processor.charge(chargeRequest('pm_card_visa'))
    await processor.authorisation!.authorise(chargeRequest('pm_card_visa', { key: 'order:2' }))
    const [charged, held] = bodies().map((body) => Object.fromEntries(body))
    const asked = {
      amount: '1250',
      currency: 'eur',
      payment_method: 'pm_card_visa',
      confirm: 'true',
      use_stripe_sdk: 'true',
      'expand[0]': 'latest_charge.refunds',
      ...(isManual
        ? { confirmation_method: 'manual', 'allowed_payment_method_types[0]': 'card' }
        : {
            'automatic_payment_methods[enabled]': 'true',
            'automatic_payment_methods[allow_redirects]': 'never',
          }),
    }
    expect(charged).toEqual({ ...asked, 'metadata[vitrine_key]': 'order:1' })
    expect(held).toEqual({ ...asked, 'metadata[vitrine_key]': 'order:2', capture_method: 'manual' })
  })

  it("name the card's owner for a renewal, and mark it as off session", async () => {
    const { processor, bodies } = await open()
    const first = await processor.charge(chargeRequest('pm_card_visa', { keepsMethod: true }))
    const kept = (first.tag === 'charged' && first.keptMethod) || ''
    await processor.charge(chargeRequest(kept, { key: 'renewal:1', isOffSession: true }))
    const [begun, renewed] = bodies()
    expect([begun?.get('setup_future_usage'), begun?.get('off_session')]).toEqual(['off_session', null])
    expect(renewed?.get('customer')).toBe(kept.split('/')[0])
    expect(Object.fromEntries(renewed!)).toMatchObject({
      payment_method: 'pm_card_visa',
      off_session: 'true',
    })
    expect([renewed?.get('use_stripe_sdk'), renewed?.get('setup_future_usage')]).toEqual([null, null])
  })
})

describe('a payment that was begun', () => {
  it('is not begun again a day later, when Stripe has forgotten the request', async () => {
    let nowMs = 1_700_000_000_000
    const { server, processor } = await openStripeShop({}, { nowMs: () => nowMs })
    servers.push(server)
    const paid = await processor.charge(chargeRequest('pm_card_visa'))
    if (paid.tag !== 'charged') throw new Error(paid.tag)
    nowMs += 25 * 3_600_000
    expect(await processor.charge(chargeRequest('pm_card_visa', { reference: paid.reference }))).toEqual(paid)
    expect(server.payments.size).toBe(1)
  })

  it('is declined if Stripe no longer knows it, like a card that another shopper has stored', async () => {
    const { server, processor } = await open()
    expect(await processor.charge(chargeRequest('pm_card_visa', { reference: 'pi_none' }))).toEqual({
      tag: 'declined',
      message: 'This payment was cancelled.',
    })
    expect(await processor.charge(chargeRequest('cus_1/pm_card_visa'))).toEqual({
      tag: 'declined',
      message: 'Stripe knows no such payment method.',
    })
    expect(server.payments.size).toBe(0)
  })

  it('is ended while it waits for another card, with the message of Stripe about the last one', async () => {
    const { server, processor, pass } = await open()
    const request = await pass()
    server.decide(request.reference, 'requires_payment_method')
    expect(await processor.lookup(request)).toEqual({
      tag: 'declined',
      message: 'This payment was cancelled.',
    })
    expect(server.payments.get(request.reference)?.status).toBe('canceled')
  })

  it('is paid if it was paid at the moment of its end', async () => {
    const { server, processor, pass, meet } = await open()
    const request = await pass()
    const paid = await processor.lookup(request)
    expect(paid.tag).toBe('charged')
    server.decide(request.reference, 'requires_payment_method')
    Object.assign(server.payments.get(request.reference)!, { error: 'Not this card.' })
    meet('cancel', 'succeeded')
    expect(await processor.lookup(request)).toEqual(paid)
  })

  it('reports set-up mistakes to the owner, and no card problems', async () => {
    const { processor, another, problems } = await open()
    expect((await processor.charge(chargeRequest('pm_card_chargeDeclined'))).tag).toBe('declined')
    expect((await processor.charge(chargeRequest('pm_none', { key: 'order:2' }))).tag).toBe('declined')
    expect(problems).toEqual([])
    const tooSmall = chargeRequest('pm_card_visa', { key: 'order:3', amount: money(1, 'EUR') })
    expect(await processor.charge(tooSmall)).toMatchObject({ tag: 'declined', reason: 'set-up' })
    expect(problems).toEqual(['Stripe: Amount must be at least the minimum charge.'])
    await another({ secretKey: 'sk_test_wrong' }).lookup({ key: 'order:1', reference: null })
    expect(problems[1]).toMatch(/^Stripe refuses the keys of this shop: /)
  })

  it('stays open while Stripe does not say if its card is stored', async () => {
    const { server, processor } = await open()
    server.fail(({ path }) => (path === '/v1/customers' ? refused(409, { type: 'api_error' }) : null))
    const state = await processor.charge(chargeRequest('pm_card_visa', { keepsMethod: true }))
    expect(state).toEqual({ tag: 'unknown', message })
    expect(server.payments.size).toBe(0)
  })
})

describe('settings for pages and notices', () => {
  it('include the publishable key, with its account', async () => {
    expect((await open({ account: 'acct_shop' })).processor.provider).toEqual({
      name: 'stripe',
      publicKey: 'pk_test_fake',
      account: 'acct_shop',
    })
  })

  it('belong to no payment of the shop if Stripe does not know the payment of a notice', async () => {
    const { server, processor } = await open()
    const paid = await processor.charge(chargeRequest('pm_card_visa'))
    const notice = server.dispute(paid.tag === 'charged' ? paid.reference : '')
    const error = { type: 'invalid_request_error', code: 'resource_missing', message }
    server.fail(({ method }) => (method === 'GET' ? { status: 404, body: { error } } : null))
    expect(await processor.readNotice(notice)).toEqual({ ok: true, value: [] })
  })
})

describe('the card of a token', () => {
  it('is returned if Stripe knows it, and wrong keys are reported to the owner', async () => {
    const { processor, another, problems } = await open()
    expect(await processor.describe('pm_card_visa')).toMatchObject({ provider: 'Visa', last4: '4242' })
    expect(await processor.describe('pm_none')).toBeNull()
    expect(problems).toEqual([])
    expect(await another({ secretKey: 'sk_test_wrong' }).describe('pm_card_visa')).toBeNull()
    expect(problems).toHaveLength(1)
  })
})
