import { afterEach, describe, expect, it } from '@jest/globals'
import { OTHERS } from '../../../../../adapters/payments/paypal/server/take-order.js'
import type { ChargeRequest } from '../../../../../core/ports/payments/payment-processor.port.js'
import type { PaypalRecord } from '../../../../fakes/paypal/paypal-objects.js'
import type { PaypalOrderOptions } from '../../../../fakes/paypal/paypal-server.fake.js'
import type { HttpFault, ProviderAnswer } from '../../../../fakes/provider-http.js'
import { closePaypalServers, openPaypalOrder } from '../../../../support/payments/paypal-shop.js'

afterEach(closePaypalServers)

async function open(options: PaypalOrderOptions = {}) {
  const opened = await openPaypalOrder(options)
  const { server, processor, id, order, request } = opened
  /** Answers requests with this end by a fault, another answer, or after a change of the order. */
  const meet = (end: string, fault: HttpFault | ProviderAnswer | Partial<PaypalRecord>): void =>
    server.fail(({ method, path }) => {
      if (!`${method} ${path}`.endsWith(end)) return null
      if (typeof fault === 'string' || 'body' in fault) return fault as HttpFault | ProviderAnswer
      Object.assign(order, fault)
      return null
    })
  const writes = (): readonly string[] =>
    server.requests
      .filter(({ method, path }) => method !== 'GET' && !path.endsWith('/token'))
      .map(
        ({ method, path }) => `${method} ${path.split('/').at(-1) === id ? 'order' : path.split('/').at(-1)}`,
      )
  const hold = async () => {
    const held = await processor.authorisation!.authorise(request())
    if (held.tag !== 'authorised') throw new Error(held.tag)
    return { ...request(), reference: held.reference }
  }
  return { ...opened, meet, writes, hold }
}

const refused = (status = 422): ProviderAnswer => ({
  status,
  body: { name: 'REFUSED', details: [{ issue: 'REFUSED', description: 'Refused.' }] },
})
const unknown = { tag: 'unknown' }

describe('an order that an attempt may not pay with', () => {
  it.each<readonly [string, Partial<PaypalRecord>]>([
    ['that another attempt is paying with', { customId: 'order:2' }],
    ['that another attempt has paid with', { customId: 'order:2', captureId: 'CAP', status: 'COMPLETED' }],
    ['that paid for what is not of this shop', { captureId: 'CAP', status: 'COMPLETED' }],
    ['that holds money for what is not of this shop', { hold: 'CREATED', status: 'COMPLETED' }],
  ])('%s takes nothing and is not written to', async (_, changes) => {
    const { processor, problems, order, request, writes } = await open()
    Object.assign(order, changes)
    expect(await processor.charge(request())).toEqual({ tag: 'declined', message: OTHERS })
    expect(await processor.authorisation!.authorise(request())).toEqual({ tag: 'declined', message: OTHERS })
    expect(await processor.lookup(request())).toEqual({ tag: 'none' })
    expect([writes(), problems]).toEqual([[], []])
  })

  it('of another is neither cancelled nor captured', async () => {
    const { processor, hold, writes, order } = await open()
    const held = await hold()
    const before = writes().length
    expect(await processor.cancel({ ...held, key: 'order:2' })).toEqual({ tag: 'cancelled' })
    expect(await processor.authorisation!.capture({ ...held, key: 'order:2' })).toEqual({
      tag: 'lapsed',
      message: 'PayPal holds no money for this payment.',
    })
    expect([order.hold, writes().length]).toEqual(['CREATED', before])
  })

  it.each(['', '../../v1/x', 'a/capture', 'x'.repeat(41), ' A', 'A ', 'setup/X'])(
    'cannot be called %j: PayPal is not asked',
    async (paymentMethod) => {
      const { server, processor, request } = await open()
      const named = request({ paymentMethod })
      expect(await processor.charge(named)).toEqual({
        tag: 'declined',
        message: 'PayPal knows no such payment.',
      })
      expect([await processor.lookup(named), await processor.cancel(named)]).toEqual([
        { tag: 'none' },
        { tag: 'cancelled' },
      ])
      expect(server.requests).toEqual([])
    },
  )
})

describe('PayPal settings for pages', () => {
  it('are the public half of its keys', async () => {
    const { server, processor } = await open()
    expect(processor.provider).toEqual({ name: 'paypal', publicKey: server.clientId, account: null })
  })
})

describe('an attempt that has no order yet', () => {
  it('is neither looked up nor cancelled at PayPal', async () => {
    const { server, processor } = await open()
    const which = { key: 'order:1', reference: null }
    expect([await processor.lookup(which), await processor.cancel(which)]).toEqual([
      { tag: 'none' },
      { tag: 'cancelled' },
    ])
    expect(server.requests).toEqual([])
  })
})

describe('an order whose shopper is away', () => {
  const renewal = (request: (changes: Partial<ChargeRequest>) => ChargeRequest) =>
    request({ key: 'renewal:1', paymentMethod: 'kept/vault-1', isOffSession: true })

  it.each<readonly [string, HttpFault | ProviderAnswer, object, readonly string[]]>([
    [
      'is refused',
      refused(),
      { tag: 'declined', message: 'Refused.', reason: 'set-up' },
      ['PayPal: Refused.'],
    ],
    ['cannot be begun', 'error-before', { tag: 'unknown', message: 'PayPal answered 500.' }, []],
    [
      'has no name',
      { status: 201, body: {} },
      { tag: 'unknown', message: 'PayPal gave no clear answer.' },
      [],
    ],
  ])('that %s charges nothing', async (_, fault, state, told) => {
    const { processor, problems, request, meet, writes } = await open()
    meet('/v2/checkout/orders', fault)
    expect(await processor.prepare!(renewal(request))).toEqual(state)
    expect(await processor.charge(renewal(request))).toEqual(state)
    expect(problems).toEqual([...told, ...told])
    expect(new Set(writes())).toEqual(new Set(['POST orders']))
  })
})

describe('an order that is looked up', () => {
  it.each<readonly [string, PaypalOrderOptions, Partial<PaypalRecord>, object]>([
    [
      'given up before its shopper agreed',
      { status: 'CREATED' },
      { customId: 'given-up order:1' },
      { tag: 'none' },
    ],
    ['given up after', {}, { customId: 'given-up order:1' }, { tag: 'none' }],
    ['agreed to', {}, { customId: 'order:1' }, { tag: 'none' }],
    ['waiting for its shopper', { status: 'CREATED' }, { customId: 'order:1' }, { tag: 'action-required' }],
    ['of no attempt', { status: 'CREATED' }, {}, { tag: 'none' }],
    ['let go', {}, { customId: 'order:1', hold: 'VOIDED' }, { tag: 'none' }],
    ['held', {}, { customId: 'order:1', hold: 'CREATED' }, { tag: 'authorised' }],
    ['paid', {}, { customId: 'order:1', captureId: 'CAP' }, { tag: 'charged', isDisputed: false }],
    [
      'disputed',
      {},
      { customId: 'order:1', captureId: 'CAP', isDisputed: true },
      { tag: 'charged', isDisputed: true },
    ],
    ...(
      [
        ['RESOLVED_SELLER_FAVOUR', false],
        ['CANCELED_BY_BUYER', false],
        ['DENIED', false],
        ['RESOLVED_BUYER_FAVOUR', true],
        ['RESOLVED_WITH_PAYOUT', true],
        ['ACCEPTED', true],
        ['NONE', true],
      ] as const
    ).map(
      ([disputeOutcome, isDisputed]) =>
        [
          `whose dispute was decided: ${disputeOutcome}`,
          {},
          { customId: 'order:1', captureId: 'CAP', isDisputed: true, disputeOutcome },
          { tag: 'charged', isDisputed },
        ] as const,
    ),
    [
      'paid, although an attempt gave it up',
      {},
      { customId: 'given-up order:1', captureId: 'CAP' },
      { tag: 'charged' },
    ],
  ])('%s', async (_, options, changes, state) => {
    const { processor, order, request } = await open(options)
    Object.assign(order, changes)
    expect(await processor.lookup(request())).toMatchObject(state)
  })
})

describe('money that PayPal holds', () => {
  it.each<readonly [string, Partial<PaypalRecord> | ProviderAnswer, object]>([
    ['was taken this moment', { hold: 'CAPTURED', captureId: 'CAP' }, { tag: 'charged' }],
    ['was released this moment', { hold: 'VOIDED' }, { tag: 'cancelled' }],
    ['stays held', refused(), { tag: 'unknown', message: 'PayPal cannot be asked to release the money.' }],
  ])('has its real state at a release: it %s', async (_, fault, state) => {
    const { processor, hold, meet } = await open()
    const held = await hold()
    meet('/void', fault)
    expect(await processor.cancel(held)).toMatchObject(state)
  })

  it.each<readonly [string, HttpFault | ProviderAnswer, object]>([
    ['cannot be read', 'error-before', unknown],
    ['is gone', refused(404), { tag: 'cancelled' }],
  ])('cannot be released, and its order %s then', async (_, fault, state) => {
    const { server, processor, hold } = await open()
    const held = await hold()
    let isRefused = false
    server.fail(({ method, path }) => {
      if (path.endsWith('/void')) {
        isRefused = true
        return refused()
      }
      return isRefused && method === 'GET' ? fault : null
    })
    expect(await processor.cancel(held)).toMatchObject(state)
  })

  it('is not released if part of it was captured already', async () => {
    const { processor, order, hold, writes } = await open()
    const held = await hold()
    order.captureId = 'CAP'
    expect((await processor.cancel(held)).tag).toBe('charged')
    expect(writes().filter((write) => write.endsWith('void'))).toEqual([])
  })

  it.each<readonly [string, HttpFault | ProviderAnswer | Partial<PaypalRecord>, object]>([
    ['was taken this moment', { hold: 'CAPTURED', captureId: 'CAP' }, { tag: 'charged' }],
    ['was released this moment', { hold: 'VOIDED' }, { tag: 'lapsed' }],
    ['stays held', refused(), { tag: 'unknown', message: 'PayPal has not captured the held money.' }],
    ['is taken although the answer is lost', 'error-after', { tag: 'charged' }],
  ])('has its real state at a capture: it %s', async (_, fault, state) => {
    const { server, processor, id, hold, meet } = await open()
    const held = await hold()
    meet(`AUTH${id}/capture`, fault)
    expect(await processor.authorisation!.capture(held)).toMatchObject(state)
    const asked = server.requests.filter(({ path }) => path.includes('/authorizations/'))
    expect(new Set(asked.map(({ headers }) => headers['paypal-request-id']))).toEqual(
      new Set(['order:1:capture']),
    )
  })

  it.each<readonly [Partial<PaypalRecord>, string]>([
    [{ hold: 'VOIDED' }, 'lapsed'],
    [{ hold: 'CAPTURED', captureId: 'CAP' }, 'charged'],
    [{ captureId: 'CAP' }, 'charged'],
  ])('is not captured again once it is over: %j is %s', async (changes, tag) => {
    const { processor, order, hold, writes } = await open()
    const held = await hold()
    Object.assign(order, changes)
    const before = writes().length
    expect((await processor.authorisation!.capture(held)).tag).toBe(tag)
    expect(writes().length).toBe(before)
  })

  it('is cancelled if the order is unknown, or was never captured', async () => {
    const { processor, request, writes } = await open()
    for (const which of [request(), request({ paymentMethod: 'UNKNOWN' })])
      expect((await processor.authorisation!.capture(which)).tag).toBe('lapsed')
    expect(writes()).toEqual([])
  })

  it('is captured if part of it was captured just before the release', async () => {
    const { server, processor, order, hold } = await open()
    const held = await hold()
    server.fail(({ path }) => {
      if (!path.endsWith('/void')) return null
      order.captureId = 'CAP'
      return refused()
    })
    expect((await processor.cancel(held)).tag).toBe('charged')
  })

  it.each<readonly [string, HttpFault | ProviderAnswer]>([
    ['is gone', refused(404)],
    ['cannot be read', 'error-before'],
  ])('is unknown if the order %s after the capture was requested', async (_, fault) => {
    const { server, processor, hold } = await open()
    const held = await hold()
    const isTaken = () => server.requests.some(({ path }) => path.includes('/authorizations/'))
    server.fail(({ method }) => (method === 'GET' && isTaken() ? fault : null))
    expect(await processor.authorisation!.capture(held)).toMatchObject(unknown)
    server.fail(() => 'error-before')
    expect(await processor.authorisation!.capture(held)).toMatchObject(unknown)
  })

  it('is unknown and not lapsed while a dispute of the captured money is uncertain', async () => {
    const { server, processor, hold } = await open()
    const held = await hold()
    server.fail(({ path }) => (path.includes('disputes') ? 'error-before' : null))
    expect(await processor.authorisation!.capture(held)).toMatchObject(unknown)
    expect(await processor.cancel(held)).toMatchObject(unknown)
    server.fail(null)
    expect((await processor.authorisation!.capture(held)).tag).toBe('charged')
  })

  it('is pending, and not lapsed or cancelled, while PayPal looks at it', async () => {
    const { server, processor, id, hold } = await open()
    const held = await hold()
    const amount = { currency_code: 'EUR', value: '12.50' }
    const payments = {
      authorizations: [{ id: `AUTH${id}`, status: 'CAPTURED', amount }],
      captures: [{ id: 'CAP', status: 'PENDING', amount }],
    }
    const body = { id, status: 'COMPLETED', purchase_units: [{ custom_id: 'order:1', payments }] }
    server.fail(({ method, path }) => (method === 'GET' && path.endsWith(id) ? { status: 200, body } : null))
    const pending = { tag: 'pending', reference: id }
    expect(await processor.authorisation!.capture(held)).toEqual(pending)
    expect([await processor.cancel(held), await processor.lookup(held)]).toEqual([pending, pending])
  })
})

describe('an order that is cancelled', () => {
  it.each<readonly [string, Partial<PaypalRecord>, readonly string[]]>([
    ['of no attempt', {}, ['PATCH order']],
    ['of its attempt', { customId: 'order:1' }, ['PATCH order']],
    ['that was given up', { customId: 'given-up order:1' }, []],
    ['that was declined', { customId: 'declined order:1' }, []],
  ])('%s charges nothing any more', async (_, changes, writesThen) => {
    const { server, processor, order, request, writes } = await open()
    Object.assign(order, changes)
    expect(await processor.cancel(request())).toEqual({ tag: 'cancelled' })
    expect(writes()).toEqual(writesThen)
    expect(order.customId).toMatch(/^(?:given-up|declined) order:1$/)
    expect((await processor.charge(request())).tag).toBe('declined')
    expect(server.captured().size).toBe(0)
  })

  it.each<readonly [string, HttpFault | ProviderAnswer | Partial<PaypalRecord>, object]>([
    [
      'is taken this moment',
      { customId: 'order:1', captureId: 'CAP', status: 'COMPLETED' },
      { tag: 'charged' },
    ],
    [
      'is held this moment',
      { customId: 'order:1', hold: 'CREATED', status: 'COMPLETED' },
      { tag: 'cancelled' },
    ],
    [
      'cannot be marked',
      refused(),
      { tag: 'unknown', message: 'The cancellation cannot be sent to PayPal.' },
    ],
    ['is asked about again where the answer is lost', 'error-after', unknown],
  ])('has the state of PayPal if it %s', async (_, fault, state) => {
    const { processor, id, order, request, meet } = await open()
    order.customId = 'order:1'
    meet(`PATCH /v2/checkout/orders/${id}`, fault)
    expect(await processor.cancel(request())).toMatchObject(state)
  })

  it('that is closed afterwards charges nothing any more', async () => {
    const { server, processor, request, writes } = await open()
    server.fail(({ method }) => (method === 'GET' && writes().length > 0 ? refused(404) : null))
    expect(await processor.cancel(request())).toEqual({ tag: 'cancelled' })
  })

  it('is unknown if it cannot be read afterwards', async () => {
    const { server, processor, request, writes } = await open()
    server.fail(({ method }) => (method === 'GET' && writes().length > 0 ? 'error-before' : null))
    expect(await processor.cancel(request())).toMatchObject(unknown)
  })
})
