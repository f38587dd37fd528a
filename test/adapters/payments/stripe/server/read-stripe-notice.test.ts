import { describe, expect, it } from '@jest/globals'
import Stripe from 'stripe'
import { readStripeNotice } from '../../../../../adapters/payments/stripe/server/read-stripe-notice.js'
import { err, ok } from '../../../../../core/shared/index.js'

const SECRET = 'whsec_of_this_shop'
const NOW_MS = 1_700_000_000_000
const { webhooks } = Stripe

const signed = (payload: string, atS = NOW_MS / 1000) => ({
  body: Buffer.from(payload),
  headers: {
    'stripe-signature': webhooks.generateTestHeaderString({ payload, secret: SECRET, timestamp: atS }),
  },
})
const about = (object: unknown) => signed(JSON.stringify({ id: 'evt_1', data: { object } }))

/** Reads a notice; `asked`: the references that Stripe was asked about. */
async function read(notice: Parameters<typeof readStripeNotice>[1], secret: string | null = SECRET) {
  const asked: string[] = []
  const answer = await readStripeNotice(
    {
      webhooks,
      secret,
      wallTime: () => NOW_MS,
      keyOf: async (reference) => {
        asked.push(reference)
        if (reference === 'pi_away') return err({ tag: 'unavailable', message: 'away' })
        return ok(reference === 'pi_ours' ? 'order:1' : null)
      },
    },
    notice,
  )
  return { answer, asked }
}

const metadata = { vitrine_key: 'order:1' }

describe('a notice that Stripe has signed', () => {
  it.each<readonly [string, unknown, readonly object[], readonly string[]]>([
    [
      'a payment that names our key',
      { object: 'payment_intent', id: 'pi_1', metadata },
      [{ key: 'order:1', reference: 'pi_1' }],
      [],
    ],
    [
      'a charge that does',
      { object: 'charge', id: 'ch_1', payment_intent: 'pi_1', metadata },
      [{ key: 'order:1', reference: 'pi_1' }],
      [],
    ],
    [
      'a dispute of a payment that does',
      { object: 'dispute', id: 'dp_1', payment_intent: 'pi_ours', metadata: {} },
      [{ key: 'order:1', reference: 'pi_ours' }],
      ['pi_ours'],
    ],
    [
      'a dispute of another shop’s',
      { object: 'dispute', id: 'dp_1', payment_intent: 'pi_other' },
      [],
      ['pi_other'],
    ],
    ['a payment of another shop', { object: 'payment_intent', id: 'pi_2', metadata: {} }, [], ['pi_2']],
    ['a charge without a payment', { object: 'charge', id: 'ch_1', payment_intent: null, metadata }, [], []],
    ['a customer', { object: 'customer', id: 'cus_1', metadata }, [], []],
    ['a payment with a number for a name', { object: 'payment_intent', id: 7, metadata }, [], []],
    ['nothing', null, [], []],
  ])('about %s', async (_, object, value, references) => {
    expect(await read(about(object))).toEqual({ answer: { ok: true, value }, asked: references })
  })

  it('is sent again where nobody can say whose the payment is', async () => {
    const { answer } = await read(about({ object: 'charge', payment_intent: 'pi_away' }))
    expect(answer).toEqual({ ok: false, failure: { tag: 'unavailable', message: 'away' } })
  })

  it('counts for five minutes', async () => {
    const payload = JSON.stringify({ data: { object: { object: 'payment_intent', id: 'pi_1', metadata } } })
    const atS = NOW_MS / 1000
    expect((await read(signed(payload, atS - 300))).answer.ok).toBe(true)
    expect((await read(signed(payload, atS - 301))).answer.ok).toBe(false)
  })

  it.each(['no JSON', '{"data":'])('and cannot be read is refused as unreadable: %j', async (text) => {
    expect((await read(signed(text))).answer).toEqual({
      ok: false,
      failure: { tag: 'unreadable', message: 'The notice is signed and cannot be read.' },
    })
  })
})

describe('a notice that somebody else may have made', () => {
  const real = about({ object: 'payment_intent', id: 'pi_1', metadata })
  const WRONG = 'The signature of the notice is wrong or too old.'

  it.each([
    ['to a shop without a secret', real, null, 'This shop has no signing secret for notices of Stripe.'],
    ['without a signature', { ...real, headers: {} }, SECRET, 'The notice is not signed.'],
    ['with another shop’s', real, 'whsec_other', WRONG],
    ['with an empty one', { ...real, headers: { 'stripe-signature': '' } }, SECRET, WRONG],
    ['with one for another text', { ...real, body: Buffer.from('{}') }, SECRET, WRONG],
  ])('%s is forged, and the owner reads why', async (_, notice, secret, message) => {
    expect(await read(notice, secret)).toEqual({
      answer: { ok: false, failure: { tag: 'forged', message } },
      asked: [],
    })
  })
})
