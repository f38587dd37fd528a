import { afterEach, describe, expect, it } from '@jest/globals'
import Stripe from 'stripe'
import { parseStripeAction } from '../../../../../adapters/payments/stripe/server/index.js'
import type { StripeOptions } from '../../../../../adapters/payments/stripe/server/index.js'
import { money } from '../../../../../core/money/index.js'
import { describePaymentProcessor } from '../../../../contracts/payment-processor.contract.js'
import type { StripeServer, StripeServerOptions } from '../../../../fakes/stripe/stripe-server.fake.js'
import { openStripeShop } from '../../../../support/payments/stripe-shop.js'
import { chargeRequest } from '../../../../support/payments/charge-request.js'

const secretIn = (action: string): string => parseStripeAction(action)?.clientSecret ?? ''

const HOUR_MS = 3_600_000

const servers: StripeServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

const open = async (changes: Partial<StripeOptions> = {}, serverOptions: StripeServerOptions = {}) => {
  const shop = await openStripeShop(changes, serverOptions)
  servers.push(shop.server)
  return shop
}

describe.each(['automatic', 'manual'] as const)('Stripe with confirmation %s', (confirmation) => {
  describePaymentProcessor(`Stripe's SDK over the stand-in, ${confirmation}`, async () => {
    const { server, processor } = await open({ confirmation })
    return {
      processor,
      accepted: 'pm_card_visa',
      declined: 'pm_card_chargeDeclined',
      challenged: 'pm_card_authenticationRequired',
      passedChallengeIs: confirmation === 'automatic' ? 'charged' : 'action-required',
      passChallenge: async (data) => server.authenticate(secretIn(data)),
      refund: async (reference, amountMinor) => server.refund(reference, amountMinor),
      dispute: async (reference) => server.dispute(reference),
    }
  })
})

describe('a card that Stripe stores without a payment', () => {
  it('is stored once for a key, moves no money, and cannot be named by another shopper', async () => {
    const { server, processor } = await open()
    const request = { key: 'sub:card:1', paymentMethod: 'pm_card_visa', confirmation: null }
    const kept = await processor.keep!(request)
    expect(kept).toMatchObject({ tag: 'kept', card: { last4: '4242' } })
    await processor.keep!(request)
    expect([server.kept(), server.payments.size]).toEqual([1, 0])
    const keptMethod = kept.tag === 'kept' ? kept.keptMethod : ''
    const named = await processor.keep!({ ...request, key: 'sub:card:2', paymentMethod: keptMethod })
    expect(named.tag).toBe('declined')
  })

  it('is declined if the bank refuses its challenge, or if the key may not store cards', async () => {
    const { server, processor } = await open()
    const request = {
      key: 'sub:card:1',
      paymentMethod: 'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds',
      confirmation: null,
    }
    const asked = await processor.keep!(request)
    if (asked.tag !== 'action-required') throw new Error(asked.tag)
    server.authenticate(secretIn(asked.action.data))
    expect((await processor.keep!(request)).tag).toBe('declined')
    const restricted = await open({}, { mayKeep: false })
    const refused = await restricted.processor.keep!({ ...request, paymentMethod: 'pm_card_visa' })
    expect([refused.tag, restricted.problems.length]).toEqual(['declined', 1])
  })
})

describe('a charge at Stripe', () => {
  it('states amount and card, and has neither card number nor shopper in its metadata', async () => {
    const { server, processor } = await open()
    const state = await processor.charge(chargeRequest('pm_card_amex'))
    expect(state).toMatchObject({
      tag: 'charged',
      amount: money(1250, 'EUR'),
      card: { provider: 'American Express', last4: '8431', expiresMonth: 12, expiresYear: 2040 },
    })
    expect([...server.payments.values()][0]?.metadata).toEqual({ vitrine_key: 'order:1' })
  })

  it.each([
    ['USD', 50, 50],
    ['JPY', 500, 500],
    ['UGX', 5000, 500_000],
    ['ISK', 20_000, 20_000],
  ])('counts %s as Stripe does, and reads the same amount back', async (currency, amount, atStripe) => {
    const { server, processor } = await open()
    const state = await processor.charge(chargeRequest('pm_card_visa', { amount: money(amount, currency) }))
    expect(state).toMatchObject({ tag: 'charged', amount: money(amount, currency) })
    expect([...server.payments.values()][0]?.amount).toBe(atStripe)
  })

  it.each([
    ['lost-request', 1],
    ['lost-answer', 1],
    ['error-before', 1],
  ] as const)('is made once if the first request meets %s', async (fault, charges) => {
    const { server, processor } = await open()
    let isFirst = true
    server.fail(({ method }) => {
      const wasFirst = isFirst && method === 'POST'
      if (wasFirst) isFirst = false
      return wasFirst ? fault : null
    })
    expect((await processor.charge(chargeRequest('pm_card_visa'))).tag).toBe('charged')
    expect(server.payments.size).toBe(charges)
  })

  it('is found although Stripe failed after the charge and repeats that failure for its key', async () => {
    const { server, processor } = await open()
    server.fail(({ method }) => (method === 'POST' ? 'error-after' : null))
    expect(await processor.charge(chargeRequest('pm_card_visa'))).toMatchObject({ tag: 'charged' })
    server.fail(null)
    expect(await processor.charge(chargeRequest('pm_card_visa'))).toMatchObject({ tag: 'charged' })
    expect(server.charged().get('order:1')).toEqual([1250])
  })

  it('is unknown while Stripe cannot be reached, and known again when it can', async () => {
    const { server, processor } = await open()
    server.fail(() => 'lost-answer')
    expect((await processor.charge(chargeRequest('pm_card_visa'))).tag).toBe('unknown')
    expect((await processor.lookup({ key: 'order:1', reference: null })).tag).toBe('unknown')
    server.fail(null)
    expect((await processor.lookup({ key: 'order:1', reference: null })).tag).toBe('charged')
    expect(server.charged().get('order:1')).toEqual([1250])
  })

  it('gives up a request that takes too long, and finds its payment later', async () => {
    const { server, processor } = await open({ timeoutMs: 1000 })
    server.delay(2500)
    expect((await processor.charge(chargeRequest('pm_card_visa'))).tag).toBe('unknown')
    server.delay(0)
    expect(await processor.lookup({ key: 'order:1', reference: null })).toMatchObject({ tag: 'charged' })
    expect(server.charged().get('order:1')).toEqual([1250])
  })

  it('is found by its key in a new process, at once and a year later', async () => {
    let nowMs = 1_700_000_000_000
    const { another } = await open({}, { nowMs: () => nowMs })
    const paid = await another().charge(chargeRequest('pm_card_visa'))
    const which = { key: 'order:1', reference: null }
    expect(await another().lookup(which)).toEqual(paid)
    nowMs += 365 * 24 * HOUR_MS
    expect(await another().lookup(which)).toEqual(paid)
    expect(await another().lookup({ key: 'order:"1\\', reference: null })).toEqual({ tag: 'none' })
  })

  it('is found among many that were made in the same minute', async () => {
    const { processor } = await open()
    for (let index = 0; index < 120; index += 1) {
      await processor.charge(chargeRequest('pm_card_visa', { key: `order-${index}:1` }))
    }
    expect((await processor.lookup({ key: 'order-0:1', reference: null })).tag).toBe('charged')
  })

  it('returns the bank’s message for the shopper, and ends the payment: no page tries another card', async () => {
    const { server, processor } = await open()
    const request = chargeRequest('pm_card_authenticationRequiredChargeDeclinedInsufficientFunds')
    const asked = await processor.charge(request)
    if (asked.tag !== 'action-required') throw new Error(asked.tag)
    const confirmation = server.authenticate(secretIn(asked.action.data))
    const { reference } = asked
    expect(await processor.charge({ ...request, reference, confirmation })).toEqual({
      tag: 'declined',
      message: 'Your card has insufficient funds.',
    })
    expect(server.payments.get(reference)?.status).toBe('canceled')
  })

  it('is pending until Stripe decides, then has the state of Stripe', async () => {
    const { server, processor } = await open()
    const pending = await processor.charge(chargeRequest('pm_card_processing'))
    if (pending.tag !== 'pending') throw new Error(pending.tag)
    const which = { key: 'order:1', reference: pending.reference }
    expect((await processor.cancel(which)).tag).toBe('pending')
    server.decide(pending.reference, 'succeeded')
    expect((await processor.lookup(which)).tag).toBe('charged')
  })

  it('is refused for a wrong key, and the report to the owner has no key', async () => {
    const { another, problems, server } = await open()
    const wrong = another({ secretKey: 'sk_test_wrong' })
    expect(await wrong.charge(chargeRequest('pm_card_visa'))).toMatchObject({
      tag: 'declined',
      reason: 'set-up',
    })
    expect((await wrong.lookup({ key: 'order:1', reference: null })).tag).toBe('unknown')
    expect(problems.join()).toContain('refuses the keys')
    expect(problems.join()).not.toContain('sk_test_wrong')
    expect(server.payments.size).toBe(0)
  })

  it('names the connected account in every request', async () => {
    const { server, processor } = await open({ account: 'acct_shop' })
    await processor.charge(chargeRequest('pm_card_visa'))
    await processor.lookup({ key: 'order:1', reference: null })
    expect(new Set(server.requests.map(({ headers }) => headers['stripe-account']))).toEqual(
      new Set(['acct_shop']),
    )
  })

  it('keeps a method for renewals, which are charged without the shopper', async () => {
    const { processor } = await open()
    const first = await processor.charge(chargeRequest('pm_card_visa', { keepsMethod: true }))
    if (first.tag !== 'charged') throw new Error(first.tag)
    expect(first.keptMethod).toMatch(/^cus_\w+\/pm_card_visa$/)
    const renewal = chargeRequest(first.keptMethod ?? '', { key: 'renewal:1', isOffSession: true })
    expect((await processor.charge(renewal)).tag).toBe('charged')
    const refused = chargeRequest('pm_card_authenticationRequired', { key: 'renewal:2', isOffSession: true })
    expect((await processor.charge(refused)).tag).toBe('declined')
  })

  it('refuses a stored method that a page names, and shows nothing of its card', async () => {
    const { server, processor } = await open()
    const first = await processor.charge(chargeRequest('pm_card_visa', { keepsMethod: true }))
    const kept = (first.tag === 'charged' && first.keptMethod) || ''
    const named = chargeRequest(kept, { key: 'thief:1' })
    expect((await processor.charge(named)).tag).toBe('declined')
    expect((await processor.authorisation!.authorise(named)).tag).toBe('declined')
    expect(await processor.describe(kept)).toBeNull()
    expect(server.payments.size).toBe(1)
  })

  it('charges nothing if the method cannot be stored, and reports it to the owner', async () => {
    const { server, processor, problems } = await open({}, { mayKeep: false })
    const state = await processor.charge(chargeRequest('pm_card_visa', { keepsMethod: true }))
    expect(state).toMatchObject({ tag: 'declined', reason: 'keeping' })
    expect(server.payments.size).toBe(0)
    expect(problems.join()).toContain('permissions')
    expect((await processor.charge(chargeRequest('pm_card_visa'))).tag).toBe('charged')
  })

  it('refuses amounts that Stripe does not accept without asking it', async () => {
    const { processor, server } = await open()
    expect(processor.refuses?.(money(49, 'EUR'))).toEqual({ tag: 'too-small', minimum: money(50, 'EUR') })
    expect(processor.refuses?.(money(50, 'EUR'))).toBeNull()
    expect(processor.refuses?.(money(10_000, 'ISK'))).toBeNull()
    expect(processor.refuses?.(money(10_050, 'ISK'))).toEqual({ tag: 'not-whole' })
    expect(processor.refuses?.({ ...money(5, 'EUR'), currency: 'XTS' as never })).toEqual({
      tag: 'unknown-currency',
    })
    expect(server.requests).toHaveLength(0)
  })
})

describe('a notice of Stripe', () => {
  it('is valid for five minutes, and only with the secret of this shop', async () => {
    let nowMs = 1_700_000_000_000
    const { server, processor, another } = await open({}, { nowMs: () => nowMs })
    const paid = await processor.charge(chargeRequest('pm_card_visa'))
    if (paid.tag !== 'charged') throw new Error(paid.tag)
    const notice = server.notice('payment_intent.succeeded', paid.reference)
    const value = [{ key: 'order:1', reference: paid.reference }]
    expect(await processor.readNotice(notice)).toEqual({ ok: true, value })
    // A replayed notice has no new information.
    expect(await processor.readNotice(notice)).toEqual({ ok: true, value })
    for (const webhookSecret of [null, 'whsec_other']) {
      const stranger = another({ webhookSecret })
      expect(await stranger.readNotice(notice)).toMatchObject({ failure: { tag: 'forged' } })
    }
    nowMs += 301_000
    expect(await processor.readNotice(notice)).toMatchObject({ failure: { tag: 'forged' } })
  })

  it('that names no key of this shop is requested again if Stripe cannot be asked about it', async () => {
    const { server, processor } = await open()
    const paid = await processor.charge(chargeRequest('pm_card_visa'))
    if (paid.tag !== 'charged') throw new Error(paid.tag)
    const notice = server.dispute(paid.reference)
    server.fail(({ method }) => (method === 'GET' ? 'error-before' : null))
    expect(await processor.readNotice(notice)).toMatchObject({ failure: { tag: 'unavailable' } })
    server.fail(null)
    const value = [{ key: 'order:1', reference: paid.reference }]
    expect(await processor.readNotice(notice)).toEqual({ ok: true, value })
  })

  it.each([
    ['won', false],
    ['warning_closed', false],
    ['lost', true],
    ['needs_response', true],
    ['under_review', true],
    ['warning_needs_response', true],
    ['warning_under_review', true],
    ['prevented', true],
  ] as const)(
    'that a dispute is %s is looked up, and is recorded as disputed: %s',
    async (status, stands) => {
      const { server, processor } = await open()
      const paid = await processor.charge(chargeRequest('pm_card_visa'))
      if (paid.tag !== 'charged') throw new Error(paid.tag)
      const which = { key: 'order:1', reference: paid.reference }
      await processor.readNotice(server.dispute(paid.reference))
      expect(await processor.lookup(which)).toMatchObject({ tag: 'charged', isDisputed: true })
      const closed = server.endDispute(paid.reference, status)
      expect(await processor.readNotice(closed)).toEqual({ ok: true, value: [which] })
      expect(await processor.lookup(which)).toMatchObject({ tag: 'charged', isDisputed: stands })
      expect(await processor.cancel(which)).toMatchObject({ tag: 'charged', isDisputed: stands })
    },
  )

  it('of a dispute leaves the payment unknown while Stripe cannot be asked about it', async () => {
    const { server, processor } = await open()
    const paid = await processor.charge(chargeRequest('pm_card_visa'))
    if (paid.tag !== 'charged') throw new Error(paid.tag)
    server.dispute(paid.reference)
    server.fail(({ path }) => (path.includes('disputes') ? 'error-before' : null))
    expect((await processor.lookup({ key: 'order:1', reference: paid.reference })).tag).toBe('unknown')
  })

  it('of a dispute keeps that state if the key may not read the outcome', async () => {
    const { server, processor } = await open({}, { mayReadDisputes: false })
    const paid = await processor.charge(chargeRequest('pm_card_visa'))
    if (paid.tag !== 'charged') throw new Error(paid.tag)
    server.dispute(paid.reference)
    server.endDispute(paid.reference, 'won')
    expect(await processor.lookup({ key: 'order:1', reference: paid.reference })).toMatchObject({
      isDisputed: true,
    })
  })

  it('about a payment of another shop, or about no payment, is ignored', async () => {
    const { server, processor } = await open()
    const other = await fetch(`${server.url}/v1/payment_intents`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${server.secretKey}`, 'Stripe-Version': '2020-01-01.acacia' },
      body: new URLSearchParams({
        amount: '100',
        currency: 'eur',
        payment_method: 'pm_card_visa',
        confirm: 'true',
      }),
    })
    const { id } = (await other.json()) as { readonly id: string }
    expect(await processor.readNotice(server.dispute(id))).toEqual({ ok: true, value: [] })
  })

  it.each(['', 'a\0b', '\ud800', '../../accounts?x#y', 'pi_1/capture'])(
    'with an impossible payment id makes no request to Stripe: %j',
    async (id) => {
      const { server, processor } = await open()
      let asked = 0
      server.fail(() => {
        asked += 1
        return null
      })
      const payload = JSON.stringify({ data: { object: { object: 'charge', payment_intent: id } } })
      const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: server.webhookSecret })
      const notice = { body: Buffer.from(payload), headers: { 'stripe-signature': signature } }
      expect([await processor.readNotice(notice), asked]).toEqual([{ ok: true, value: [] }, 0])
    },
  )
})
