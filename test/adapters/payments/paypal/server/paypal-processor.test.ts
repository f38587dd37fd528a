import { afterEach, describe, expect, it } from '@jest/globals'
import { parsePaypalAction } from '../../../../../adapters/payments/paypal/shared/paypal-action.js'
import { money } from '../../../../../core/money/index.js'
import type {
  ChargeRequest,
  KeepRequest,
  PaymentId,
  PaymentProcessor,
} from '../../../../../core/ports/payments/payment-processor.port.js'
import { describePaymentProcessor } from '../../../../contracts/payment-processor.contract.js'
import type { PaypalServer } from '../../../../fakes/paypal/paypal-server.fake.js'
import { chargeRequest } from '../../../../support/payments/charge-request.js'
import { closePaypalServers, openPaypalShop } from '../../../../support/payments/paypal-shop.js'

afterEach(closePaypalServers)

const KINDS = {
  accepted: {},
  declined: { instrument: 'declined' },
  challenged: { status: 'CREATED' },
} as const

/** Each key gets a separate order at PayPal, like each shopper. */
function withOrderPerKey(processor: PaymentProcessor, server: PaypalServer): PaymentProcessor {
  const tokens = new Map<string, string>()
  const setups = new Map<string, string>()
  const tokenOf = (key: string, kind: string | null | undefined, keeps: boolean): string => {
    if (kind?.startsWith('kept/')) return kind
    const options = Object.entries(KINDS).find(([name]) => name === (kind ?? 'accepted'))?.[1]
    const token = tokens.get(key) ?? (options === undefined ? 'UNKNOWN' : server.order({ ...options, keeps }))
    tokens.set(key, token)
    return token
  }
  const named = <Id extends PaymentId & Pick<Partial<ChargeRequest>, 'keepsMethod'>>(which: Id): Id => ({
    ...which,
    paymentMethod: tokenOf(which.key, which.paymentMethod, which.keepsMethod === true),
  })
  return {
    ...processor,
    charge: (request) => processor.charge(named(request)),
    authorisation: {
      authorise: (request) => processor.authorisation!.authorise(named(request)),
      capture: (request) => processor.authorisation!.capture(request),
    },
    keep: (request) => keepAtPaypal(processor, server, setups, request),
    lookup: (which) => processor.lookup(named(which)),
    cancel: (which) => processor.cancel(named(which)),
  }
}

/** The wallet's button asks the owner of a separate key; `challenged`: a link does. */
async function keepAtPaypal(
  { keep, wallet }: PaymentProcessor,
  server: PaypalServer,
  setups: Map<string, string>,
  { key, paymentMethod, ...rest }: KeepRequest,
) {
  if (paymentMethod === 'challenged') return keep!({ key, paymentMethod: null, ...rest })
  if (paymentMethod === 'accepted' && !setups.has(key)) {
    const amount = money(1250, 'EUR')
    const begun = await wallet!.begin({ key, amount, requiresShipping: false, keepsOnly: true })
    if (!begun.ok) throw new Error(begun.failure.message)
    server.approve(begun.value.reference.replace('setup/', ''))
    setups.set(key, begun.value.reference)
  }
  return keep!({ key, paymentMethod: setups.get(key) ?? 'setup/UNKNOWN', ...rest })
}

describePaymentProcessor('PayPal over the stand-in', async () => {
  const { server, processor } = await openPaypalShop()
  return {
    processor: withOrderPerKey(processor, server),
    accepted: 'accepted',
    declined: 'declined',
    challenged: 'challenged',
    passedChallengeIs: 'none',
    findsByReference: false,
    takesCards: false,
    passChallenge: async (data) => {
      const { searchParams } = new URL(data)
      const id = searchParams.get('token') ?? searchParams.get('approval_session_id') ?? ''
      server.approve(id)
      return id
    },
    refund: async (reference, amountMinor) => server.refund(reference, (amountMinor / 100).toFixed(2)),
    dispute: async (reference) => server.dispute(reference),
  }
})

describe('a payment through PayPal', () => {
  it('is captured for the total of the order, even if the shopper approved another sum', async () => {
    const { server, processor } = await openPaypalShop()
    const id = server.order({ amount: { currency_code: 'EUR', value: '9.00' } })
    expect(await processor.charge(chargeRequest(id))).toMatchObject({
      tag: 'charged',
      amount: money(1250, 'EUR'),
    })
    expect(server.captured()).toEqual(new Map([['order:1', ['12.50']]]))
  })

  it.each(['lost-request', 'lost-answer', 'error-before', 'error-after'] as const)(
    'is taken once if the first capture meets %s',
    async (fault) => {
      const { server, processor } = await openPaypalShop()
      let isFirst = true
      server.fail(({ path }) => {
        const fails = isFirst && path.endsWith('/capture')
        if (fails) isFirst = false
        return fails ? fault : null
      })
      expect((await processor.charge(chargeRequest(server.order()))).tag).toBe('charged')
      expect(server.captured().get('order:1')).toEqual(['12.50'])
    },
  )

  it('is unknown while PayPal is down, and taken once when it is back', async () => {
    const { server, another } = await openPaypalShop()
    const id = server.order()
    server.fail(({ path }) => (path.endsWith('/capture') ? 'error-after' : null))
    const first = await another().charge(chargeRequest(id))
    server.fail(() => 'lost-request')
    expect((await another().charge(chargeRequest(id))).tag).toBe('unknown')
    expect((await another().lookup(chargeRequest(id))).tag).toBe('unknown')
    expect((await another().cancel(chargeRequest(id))).tag).toBe('unknown')
    server.fail(null)
    expect(await another().charge(chargeRequest(id))).toEqual(first)
    expect(server.captured().get('order:1')).toEqual(['12.50'])
  })

  it('of an abandoned attempt can be taken by the next attempt, and by no other', async () => {
    const { server, processor } = await openPaypalShop()
    const id = server.order()
    await processor.cancel(chargeRequest(id))
    expect((await processor.charge(chargeRequest(id))).tag).toBe('declined')
    expect((await processor.charge(chargeRequest(id, { key: 'order:2' }))).tag).toBe('charged')
    expect((await processor.charge(chargeRequest(id))).tag).toBe('declined')
    expect((await processor.charge(chargeRequest(id, { key: 'order:3' }))).tag).toBe('declined')
    expect(server.captured()).toEqual(new Map([['order:2', ['12.50']]]))
    expect(await processor.lookup(chargeRequest(id))).toEqual({ tag: 'none' })
    expect((await processor.lookup(chargeRequest(id, { key: 'order:2' }))).tag).toBe('charged')
  })

  it('pays for one of two attempts that take the same order at once', async () => {
    const { server, processor } = await openPaypalShop()
    const id = server.order()
    // The other attempt writes its key between this one's and the capture.
    server.fail(({ path }) => {
      if (path.endsWith('/capture')) Object.assign(server.orders.get(id) ?? {}, { customId: 'order:2' })
      return null
    })
    expect((await processor.charge(chargeRequest(id))).tag).toBe('declined')
    expect((await processor.charge(chargeRequest(id, { key: 'order:2' }))).tag).toBe('charged')
    expect(await processor.lookup(chargeRequest(id))).toEqual({ tag: 'none' })
  })

  it('reports a mistake in the set-up at once if PayPal refuses to change the order', async () => {
    const { server, processor, problems } = await openPaypalShop()
    const id = server.order({ amount: { currency_code: 'EUR', value: '9.00' } })
    const state = await processor.charge(
      chargeRequest(id, { amount: { ...money(1250, 'EUR'), amount: 0 as never } }),
    )
    expect(state).toMatchObject({ tag: 'declined', reason: 'set-up' })
    expect(problems).toHaveLength(1)
    expect(server.captured().size).toBe(0)
  })

  it('answers a declined method with the code that PayPal pages read, and lets the shopper try again', async () => {
    const { server, processor } = await openPaypalShop()
    const declined = await processor.charge(chargeRequest(server.order({ instrument: 'declined' })))
    if (declined.tag !== 'declined') throw new Error(declined.tag)
    expect(JSON.parse(declined.message)).toMatchObject({ details: [{ issue: 'INSTRUMENT_DECLINED' }] })
  })

  it('asks for one token for all its requests, and for another when that was withdrawn', async () => {
    const { server, processor } = await openPaypalShop()
    await processor.charge(chargeRequest(server.order()))
    const tokens = () => server.requests.filter(({ path }) => path === '/v1/oauth2/token').length
    expect(tokens()).toBe(1)
    server.withdrawTokens()
    expect((await processor.charge(chargeRequest(server.order(), { key: 'order:2' }))).tag).toBe('charged')
    expect(tokens()).toBe(2)
  })

  it('reports wrong keys to the owner, without the secret', async () => {
    const { server, another, problems } = await openPaypalShop()
    const wrong = another({ clientSecret: 'the wrong secret' })
    expect((await wrong.charge(chargeRequest(server.order()))).tag).toBe('unknown')
    expect(problems.join()).toContain('Client Authentication failed')
    expect(problems.join()).not.toContain('the wrong secret')
  })

  it.each([
    ['JPY', 500, '500'],
    ['TWD', 50_000, '500'],
    ['USD', 5, '0.05'],
  ])('writes amounts in %s as PayPal does', async (currency, amount, value) => {
    const { server, processor } = await openPaypalShop()
    const reference = await processor.wallet?.begin({
      key: 'w',
      amount: money(amount, currency),
      requiresShipping: false,
    })
    if (!reference?.ok) throw new Error('no wallet order')
    expect(server.orders.get(reference.value.reference)?.amount).toEqual({ currency_code: currency, value })
  })

  it('refuses amounts that PayPal does not take', async () => {
    const { processor } = await openPaypalShop()
    expect(processor.refuses?.(money(500, 'KRW'))).toEqual({ tag: 'unknown-currency' })
    expect(processor.refuses?.(money(50, 'TWD'))).toMatchObject({ tag: 'too-small' })
    expect(processor.refuses?.(money(12_345, 'TWD'))).toEqual({ tag: 'not-whole' })
    expect(processor.refuses?.(money(1, 'EUR'))).toBeNull()
  })
})

describe('a payment through PayPal that the bank requires to be confirmed', () => {
  it('leads to PayPal’s address, and is captured once the shopper is back', async () => {
    const { server, processor } = await openPaypalShop()
    const request = chargeRequest(server.order({ instrument: 'challenged' }))
    const asked = await processor.charge(request)
    if (asked.tag !== 'action-required') throw new Error(asked.tag)
    const { reference, action } = asked
    expect(parsePaypalAction(action.data)).toMatchObject({ orderId: reference, url: action.data })
    // The shopper comes back without a confirmation.
    const again = { ...request, reference, confirmation: reference }
    expect(await processor.charge(again)).toEqual(asked)
    server.approve(reference)
    const paid = await processor.charge(again)
    expect(paid).toMatchObject({ tag: 'charged', reference, amount: money(1250, 'EUR') })
    expect(await Promise.all([processor.charge(again), processor.charge(request)])).toEqual([paid, paid])
    expect(server.captured().get('order:1')).toEqual(['12.50'])
  })

  // PayPal: "3D Secure response parameters", what it recommends for each answer of the bank.
  it.each([
    ['Y', 'Y', 'POSSIBLE', 'charged'],
    ['Y', 'A', 'POSSIBLE', 'charged'],
    ['N', undefined, 'NO', 'charged'],
    ['U', undefined, 'NO', 'charged'],
    ['B', undefined, 'NO', 'charged'],
    ['Y', 'N', 'NO', 'declined'],
    ['Y', 'R', 'NO', 'declined'],
    ['Y', 'U', 'NO', 'declined'],
    ['Y', 'U', 'UNKNOWN', 'declined'],
    ['Y', 'C', 'UNKNOWN', 'declined'],
    ['Y', undefined, 'NO', 'declined'],
    ['U', undefined, 'UNKNOWN', 'declined'],
    [undefined, undefined, 'UNKNOWN', 'declined'],
    // Not in PayPal's table.
    ['N', 'R', 'NO', 'declined'],
    ['U', 'N', 'NO', 'declined'],
    ['B', 'C', 'NO', 'declined'],
    ['Y', 'I', 'UNKNOWN', 'declined'],
    ['Y', 'D', 'UNKNOWN', 'declined'],
    [undefined, undefined, 'NO', 'declined'],
  ] as const)(
    'by card (enrolled %s, outcome %s, liability %s) is %s',
    async (enrolled, outcome, shift, tag) => {
      const { server, processor } = await openPaypalShop()
      const authentication = {
        liability_shift: shift,
        three_d_secure: {
          ...(enrolled && { enrollment_status: enrolled }),
          ...(outcome && { authentication_status: outcome }),
        },
      }
      const id = server.order({ authentication })
      const state = await processor.charge(chargeRequest(id))
      expect(state.tag).toBe(tag)
      expect(server.captured().size).toBe(tag === 'charged' ? 1 : 0)
      // The page takes the shopper back to PayPal, to choose another way to pay.
      if (state.tag === 'declined')
        expect(JSON.parse(state.message)).toMatchObject({ details: [{ issue: 'INSTRUMENT_DECLINED' }] })
    },
  )
})

describe('a payment method that PayPal stores', () => {
  /** Keeps the method of a first order. */
  const keep = async () => {
    const opened = await openPaypalShop()
    const { server, processor } = opened
    const begun = await processor.wallet?.begin({
      key: 'w',
      amount: money(1250, 'EUR'),
      requiresShipping: false,
      keepsMethod: true,
    })
    if (!begun?.ok) throw new Error('not begun')
    const { reference } = begun.value
    server.approve(reference)
    const paid = await processor.charge(chargeRequest(reference, { keepsMethod: true }))
    const kept = paid.tag === 'charged' ? (paid.keptMethod ?? '') : ''
    const renewal = chargeRequest(kept, { key: 'renewal:1', isOffSession: true })
    return { ...opened, kept, renewal }
  }

  it('pays for renewals without the shopper, each once, even if the answer is lost', async () => {
    const { server, another, processor, kept, renewal } = await keep()
    expect(kept).toMatch(/^kept\/vault-\w+$/)
    server.fail(({ path }) => (path.endsWith('/capture') ? 'lost-answer' : null))
    const prepared = await processor.prepare?.(renewal)
    if (prepared?.tag !== 'prepared') throw new Error('not prepared')
    expect(server.captured().get('renewal:1')).toBeUndefined()
    const { reference } = prepared
    // The process dies, and the next one reads the stored state.
    server.fail(({ path }) => (path.endsWith('/capture') ? 'lost-answer' : null))
    await another().charge({ ...renewal, reference })
    server.fail(null)
    const found = await another().lookup({ key: 'renewal:1', reference, paymentMethod: kept })
    expect(found).toMatchObject({ tag: 'charged', amount: money(1250, 'EUR') })
    expect(await another().charge({ ...renewal, reference })).toEqual(found)
    expect(server.captured().get('renewal:1')).toEqual(['12.50'])
    expect(await another().cancel({ key: 'renewal:1', reference })).toEqual(found)
  })

  it('that was prepared and abandoned is not charged any more', async () => {
    const { server, processor, kept, renewal } = await keep()
    const prepared = await processor.prepare?.(renewal)
    if (prepared?.tag !== 'prepared') throw new Error('not prepared')
    const which = { key: 'renewal:1', reference: prepared.reference, paymentMethod: kept }
    expect(await processor.lookup(which)).toEqual({ tag: 'none' })
    expect(await processor.cancel(which)).toEqual({ tag: 'cancelled' })
    expect((await processor.charge({ ...renewal, ...which })).tag).toBe('declined')
    expect(server.captured().get('renewal:1')).toBeUndefined()
  })

  it('pays for no shopper who names it on the page', async () => {
    const { server, processor, kept } = await keep()
    expect((await processor.charge(chargeRequest(kept, { key: 'thief:1' }))).tag).toBe('declined')
    expect(server.captured().get('thief:1')).toBeUndefined()
  })

  it('that its owner has removed is declined, and no set-up fault of the shop is reported', async () => {
    const { server, processor, problems, kept, renewal } = await keep()
    server.endKept(kept.slice('kept/'.length))
    const state = await processor.charge(renewal)
    expect(state.tag === 'declined' ? (state.reason ?? 'card') : state.tag).toBe('card')
    expect(problems).toEqual([])
  })

  it('needs the address of the shop', async () => {
    const { another } = await openPaypalShop()
    const placeless = another({ siteUrl: null })
    expect(placeless.keepsMethods).toBe(false)
    const asked = { key: 'w', amount: money(1250, 'EUR'), requiresShipping: false, keepsMethod: true }
    expect(await placeless.wallet?.begin(asked)).toMatchObject({ failure: { tag: 'refused' } })
  })
})

describe('a wallet', () => {
  it('begins one payment for one key, and returns the payer after the agreement', async () => {
    const { server, processor } = await openPaypalShop()
    const begin = () =>
      processor.wallet?.begin({ key: 'w', amount: money(1250, 'EUR'), requiresShipping: true })
    const begun = await begin()
    expect(await begin()).toEqual(begun)
    if (!begun?.ok) throw new Error('not begun')
    const { reference } = begun.value
    expect(await processor.wallet?.read(reference)).toMatchObject({
      value: { hasApproved: false, email: null },
    })
    server.approve(reference)
    expect(await processor.wallet?.read(reference)).toMatchObject({
      value: {
        hasApproved: true,
        email: 'ada@example.com',
        shippingAddress: { addressee: 'Ada Lovelace', line1: '1 Main Street', country: 'DE' },
      },
    })
    expect(await processor.wallet?.read('NONE')).toMatchObject({ ok: false, failure: { tag: 'refused' } })
    server.fail(() => 'lost-request')
    expect(await processor.wallet?.read(reference)).toMatchObject({ failure: { tag: 'unavailable' } })
  })
})

describe('a notice of PayPal', () => {
  it('is requested again while PayPal cannot verify it', async () => {
    const { server, processor } = await openPaypalShop()
    const id = server.order()
    await processor.charge(chargeRequest(id))
    const notice = server.refund(id, '1.00')
    server.fail(({ path }) => (path.includes('verify') ? 'error-before' : null))
    expect(await processor.readNotice(notice)).toMatchObject({ failure: { tag: 'unavailable' } })
    server.fail(null)
    expect(await processor.readNotice(notice)).toEqual({
      ok: true,
      value: [{ key: 'order:1', reference: id }],
    })
  })

  it.each([
    ['of its capture', /\/captures\//],
    ['of its order', /\/orders\//],
  ])('is requested again if PayPal cannot be asked %s', async (_, path) => {
    const { server, processor } = await openPaypalShop()
    const id = server.order()
    await processor.charge(chargeRequest(id))
    const notice = server.refund(id, '1.00')
    server.fail((request) => (path.test(request.path) ? 'error-before' : null))
    expect(await processor.readNotice(notice)).toMatchObject({ failure: { tag: 'unavailable' } })
  })

  it('of a dispute is followed after PayPal has confirmed the dispute or denied it', async () => {
    const { server, processor } = await openPaypalShop()
    const id = server.order()
    await processor.charge(chargeRequest(id))
    server.dispute(id)
    server.fail(({ path }) => (path.includes('disputes') ? 'lost-request' : null))
    expect((await processor.lookup(chargeRequest(id))).tag).toBe('unknown')
    expect((await processor.cancel(chargeRequest(id))).tag).toBe('unknown')
    server.fail(null)
    expect(await processor.lookup(chargeRequest(id))).toMatchObject({ tag: 'charged', isDisputed: true })
  })

  it('counts only for the webhook of this shop', async () => {
    const { server, another } = await openPaypalShop()
    const notice = server.notice('CHECKOUT.ORDER.APPROVED', { id: server.order() })
    for (const webhookId of [null, 'WH-OTHER']) {
      expect(await another({ webhookId }).readNotice(notice)).toMatchObject({ failure: { tag: 'forged' } })
    }
  })
})
