import { describe, expect, it } from '@jest/globals'
import { readPaypalNotice } from '../../../../../adapters/payments/paypal/server/read-paypal-notice.js'
import {
  CHECK,
  createPaypalAnswers,
  done,
  FAILED,
  UNREACHED,
} from '../../../../fakes/paypal/paypal-answers.fake.js'

const HEADERS: Readonly<Record<string, string>> = {
  'paypal-auth-algo': 'SHA256withRSA',
  'paypal-cert-url': 'https://api.paypal.com/cert',
  'paypal-transmission-id': 't1',
  'paypal-transmission-sig': 'sig',
  'paypal-transmission-time': '2026-01-01T00:00:00Z',
}
const DAY_MS = 24 * 60 * 60_000
/** The signer is still unknown. */
const NO_CERTIFICATES = { haveSigned: () => false, learn: () => Promise.resolve() }

const open = (changes: Parameters<typeof createPaypalAnswers>[0] = {}) => {
  const { client, asked } = createPaypalAnswers(changes)
  const read = (
    event: unknown,
    headers = HEADERS,
    webhookId: string | null = 'W1',
    { ageMs = 0, mayFollow = (() => Promise.resolve(true)) as (name: string) => Promise<boolean> } = {},
  ) =>
    readPaypalNotice(
      client,
      webhookId,
      { body: Buffer.from(typeof event === 'string' ? event : JSON.stringify(event)), headers, mayFollow },
      NO_CERTIFICATES,
      () => Date.parse('2026-01-01T00:00:00Z') + ageMs,
    )
  return { read, asked }
}

const APPROVED = { event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: 'O1' } }
const DISPUTED = {
  event_type: 'CUSTOMER.DISPUTE.CREATED',
  resource: { id: 'D1', disputed_transactions: [{ seller_transaction_id: 'C4' }] },
}
const paid = (order: string) => [{ key: `key of ${order}`, reference: order }]

describe('a genuine notice of PayPal', () => {
  it.each([
    ['of an order', APPROVED, paid('O1')],
    [
      'of money that was taken',
      {
        event_type: 'PAYMENT.CAPTURE.COMPLETED',
        resource: { id: 'C9', supplementary_data: { related_ids: { order_id: 'O2' } } },
      },
      paid('O2'),
    ],
    [
      'of what is kept no more',
      { event_type: 'VAULT.PAYMENT-TOKEN.DELETED', resource: { id: 'V1', metadata: { order_id: 'O3' } } },
      paid('O3'),
    ],
    ['of a dispute', DISPUTED, paid('O4')],
    [
      'of money given back',
      {
        event_type: 'PAYMENT.CAPTURE.REFUNDED',
        resource: {
          id: 'R1',
          links: [
            { rel: 'self', href: 'https://api.paypal.com/v2/payments/refunds/C1' },
            { rel: 'up', href: 'https://api.paypal.com/v2/payments/captures/C5' },
          ],
        },
      },
      paid('O5'),
    ],
    [
      'of an order that PayPal does not know',
      { event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: 'X1' } },
      [{ key: null, reference: 'X1' }],
    ],
    ['of nothing', {}, []],
    ['of no order', { event_type: 'PAYMENT.CAPTURE.COMPLETED', resource: { id: 'C9' } }, []],
    [
      'with an order of another path',
      { event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: 'O1/capture' } },
      [],
    ],
    [
      'with a capture of another path',
      { resource: { disputed_transactions: [{ seller_transaction_id: 'C1?x' }] } },
      [],
    ],
    [
      'with a capture that PayPal does not know',
      { resource: { disputed_transactions: [{ seller_transaction_id: 'X1' }] } },
      [],
    ],
  ])('%s is about it', async (_, event, value) => {
    expect(await open().read(event)).toEqual({ ok: true, value })
  })

  it.each(['C1?x', '../C1', 'C1/refund', 'C'.repeat(256), ''])(
    'looks up no capture with the id %j',
    async (id) => {
      const { read, asked } = open()
      await read({ resource: { disputed_transactions: [{ seller_transaction_id: id }] } })
      expect(asked.map(({ path }) => path)).toEqual([CHECK])
    },
  )

  it('is sent back to PayPal byte for byte with its signature', async () => {
    const { read, asked } = open()
    const text = '{"event_type": "CHECKOUT.ORDER.APPROVED",  "resource":{"id":"O1", "n":1.0}}'
    await read(text)
    expect(asked[0]).toEqual({
      method: 'POST',
      path: CHECK,
      body:
        '{"webhook_id":"W1","auth_algo":"SHA256withRSA","cert_url":"https://api.paypal.com/cert",' +
        '"transmission_id":"t1","transmission_sig":"sig","transmission_time":"2026-01-01T00:00:00Z",' +
        `"webhook_event":${text}}`,
    })
  })

  it.each([
    [CHECK, APPROVED],
    ['/v2/checkout/orders/O1', APPROVED],
    ['/v2/payments/captures/C4', DISPUTED],
  ])('is sent again if %s cannot be asked', async (path, event) => {
    expect(await open({ [path]: UNREACHED }).read(event)).toMatchObject({ failure: { tag: 'unavailable' } })
  })
})

describe('a notice about a stored method', () => {
  const KEPT_NOW = {
    event_type: 'VAULT.PAYMENT-TOKEN.CREATED',
    resource: { id: 'V1', metadata: { order_id: 'O3' } },
  }
  const ORDER = '/v2/checkout/orders/O3'
  const TOKEN = '/v3/vault/payment-tokens/V1'
  const orderOf = (vault: object, payer: object = { payer_id: 'P1' }) =>
    done({
      id: 'O3',
      purchase_units: [{ custom_id: 'key of O3' }],
      payer,
      payment_source: { paypal: { attributes: { vault } } },
    })
  const soon = orderOf({ status: 'APPROVED' })
  const tokenOf = (id: string, payerId?: string) =>
    done({ id, payment_source: { paypal: payerId === undefined ? {} : { payer_id: payerId } } })
  const named = (vaultId: string) => [
    { ...paid('O3')[0], renamed: { from: 'kept-with/O3', to: `kept/${vaultId}` } },
  ]

  it.each([
    ['the order names it', { [ORDER]: orderOf({ id: 'V1', status: 'VAULTED' }) }, named('V1')],
    ['the order names another one', { [ORDER]: orderOf({ id: 'V2', status: 'VAULTED' }) }, named('V2')],
    ['the payer of the order owns it', { [ORDER]: soon, [TOKEN]: tokenOf('V1', 'P1') }, named('V1')],
    ['another payer owns it', { [ORDER]: soon, [TOKEN]: tokenOf('V1', 'P2') }, paid('O3')],
    ['its owner is not told', { [ORDER]: soon, [TOKEN]: tokenOf('V1') }, paid('O3')],
    ['PayPal answers another one', { [ORDER]: soon, [TOKEN]: tokenOf('V3', 'P1') }, paid('O3')],
    ['PayPal does not know it', { [ORDER]: soon }, paid('O3')],
    [
      'the payer of the order is not told',
      { [ORDER]: orderOf({ status: 'APPROVED' }, {}), [TOKEN]: tokenOf('V1') },
      paid('O3'),
    ],
    ['nothing is kept with the order', { [TOKEN]: tokenOf('V1', 'P1') }, paid('O3')],
    [
      'PayPal does not know the order',
      { [ORDER]: FAILED, [TOKEN]: tokenOf('V1', 'P1') },
      [{ key: null, reference: 'O3' }],
    ],
  ])('renames the stored method as PayPal answers: %s', async (_, answers, value) => {
    expect(await open(answers).read(KEPT_NOW)).toEqual({ ok: true, value })
  })

  it.each([ORDER, TOKEN])('is sent again if %s cannot be asked', async (path) => {
    const answers = { [ORDER]: soon, [path]: UNREACHED }
    expect(await open(answers).read(KEPT_NOW)).toMatchObject({ failure: { tag: 'unavailable' } })
  })

  it.each(['../V1', 'V1?x', '', 'V 1', 7, null])('looks up no method with the id %j', async (id) => {
    const { read, asked } = open({ [ORDER]: soon })
    expect(await read({ ...KEPT_NOW, resource: { ...KEPT_NOW.resource, id } })).toEqual({
      ok: true,
      value: paid('O3'),
    })
    expect(asked.map(({ path }) => path)).toEqual([CHECK, ORDER])
  })
})

describe('a notice that is not PayPal’s', () => {
  it.each(Object.keys(HEADERS))('is not verified with PayPal without %s', async (name) => {
    const { read, asked } = open()
    const headers = Object.fromEntries(Object.entries(HEADERS).filter(([each]) => each !== name))
    expect(await read(APPROVED, headers)).toMatchObject({ failure: { tag: 'forged' } })
    expect(asked).toEqual([])
  })

  it.each([
    [0, 'ok'],
    [3 * DAY_MS, 'ok'],
    [4 * DAY_MS, 'ok'],
    [4 * DAY_MS + 1, 'forged'],
    [400 * DAY_MS, 'forged'],
  ])('counts as a repetition by others at an age of %d ms: %s', async (ageMs, outcome) => {
    const { read, asked } = open()
    const answer = await read(APPROVED, HEADERS, 'W1', { ageMs })
    expect(answer.ok ? 'ok' : answer.failure.tag).toBe(outcome)
    expect(asked.length > 0).toBe(answer.ok)
  })

  it.each(['', 'yesterday', '1767225600'])('is refused if its time is invalid: %j', async (time) => {
    const { read, asked } = open()
    const headers = { ...HEADERS, 'paypal-transmission-time': time }
    expect(await read(APPROVED, headers, 'W1', { ageMs: 400 * DAY_MS })).toMatchObject({
      failure: { tag: 'forged' },
    })
    expect(asked).toEqual([])
  })

  it('looks up no payment after enough repeats of a notice, and counts only genuine ones', async () => {
    const names: string[] = []
    const mayFollow = async (name: string): Promise<boolean> => names.push(name) > 1
    const forged = open({ [CHECK]: done({ verification_status: 'FAILURE' }) })
    await forged.read(APPROVED, HEADERS, 'W1', { mayFollow })
    expect(names).toEqual([])
    const { read, asked } = open()
    expect(await read(APPROVED, HEADERS, 'W1', { mayFollow })).toMatchObject({ failure: { tag: 'too-many' } })
    expect([names, asked.map(({ path }) => path)]).toEqual([['t1'], [CHECK]])
    expect((await read(APPROVED, HEADERS, 'W1', { mayFollow })).ok).toBe(true)
  })

  it('is forged if PayPal says so, or the shop has no webhook', async () => {
    for (const answer of [done({ verification_status: 'FAILURE' }), done({}), FAILED]) {
      const { read, asked } = open({ [CHECK]: answer })
      expect(await read(APPROVED)).toMatchObject({ failure: { tag: 'forged' } })
      expect(asked).toHaveLength(1)
    }
    const { read, asked } = open()
    expect(await read(APPROVED, HEADERS, null)).toMatchObject({ failure: { tag: 'forged' } })
    expect(asked).toEqual([])
  })

  it.each(['', '[]', '1', '{"a":1},"webhook_id":{"b":2}'])('is unreadable as %j', async (text) => {
    const { read, asked } = open()
    expect(await read(text)).toMatchObject({ failure: { tag: 'unreadable' } })
    expect(asked).toEqual([])
  })
})
