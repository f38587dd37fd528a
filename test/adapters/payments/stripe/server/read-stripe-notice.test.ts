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
    ['a payment with a name of 256 letters', { object: 'payment_intent', id: 'p'.repeat(256) }, [], []],
    ['a payment with a number for a name', { object: 'payment_intent', id: 7, metadata }, [], []],
    ['nothing', null, [], []],
  ])('about %s', async (_, object, value, references) => {
    expect(await read(about(object))).toEqual({ answer: { ok: true, value }, asked: references })
  })

  it('is sent again if the owner of the payment is unknown', async () => {
    const { answer } = await read(about({ object: 'charge', payment_intent: 'pi_away' }))
    expect(answer).toEqual({ ok: false, failure: { tag: 'unavailable', message: 'away' } })
  })

  it('is valid for five minutes', async () => {
    const payload = JSON.stringify({ data: { object: { object: 'payment_intent', id: 'pi_1', metadata } } })
    const atS = NOW_MS / 1000
    expect((await read(signed(payload, atS - 300))).answer.ok).toBe(true)
    expect((await read(signed(payload, atS - 301))).answer.ok).toBe(false)
  })

  it.each(['no JSON', '{"data":'])('is refused as unreadable: %j', async (text) => {
    expect((await read(signed(text))).answer).toEqual({
      ok: false,
      failure: { tag: 'unreadable', message: 'The notice is signed and cannot be read.' },
    })
  })
})

describe('a notice of Stripe that is sent again', () => {
  const payload = JSON.stringify({
    id: 'evt_1',
    data: { object: { object: 'charge', id: 'ch_1', payment_intent: 'pi_ours' } },
  })
  const nowS = NOW_MS / 1000
  const partsOf = (notice: ReturnType<typeof signed>): Readonly<Record<string, string>> =>
    Object.fromEntries(notice.headers['stripe-signature'].split(',').map((part) => part.split('=', 2)))
  const [fresh, old] = [partsOf(signed(payload)), partsOf(signed(payload, nowS - 301))]
  const withSignature = (signature: string) => ({
    body: Buffer.from(payload),
    headers: { 'stripe-signature': signature },
  })

  it.each([
    ['as it came', `t=${fresh['t']},v1=${fresh['v1']}`, 'ok'],
    ['beside the signature of a secret that was replaced', `t=${fresh['t']},v1=00,v1=${fresh['v1']}`, 'ok'],
    ['too late', `t=${old['t']},v1=${old['v1']}`, 'forged'],
    ['too late, with the time of now', `t=${fresh['t']},v1=${old['v1']}`, 'forged'],
    ['too late, with two times', `t=${old['t']},t=${fresh['t']},v1=${old['v1']}`, 'forged'],
    ['under the scheme of tests alone', `t=${fresh['t']},v0=${fresh['v1']}`, 'forged'],
    ['without a time', `v1=${fresh['v1']}`, 'forged'],
    ['with a time that is none', `t=now,v1=${fresh['v1']}`, 'forged'],
    ['with half a signature', `t=${fresh['t']},v1=${fresh['v1']?.slice(0, 32)}`, 'forged'],
  ])('%s', async (_, signature, outcome) => {
    const { answer, asked } = await read(withSignature(signature))
    expect([answer.ok ? 'ok' : answer.failure.tag, asked.length]).toEqual([outcome, outcome === 'ok' ? 1 : 0])
  })

  it('looks up no payment after enough repeats, counted by its id', async () => {
    const names: string[] = []
    const mayFollow = async (name: string): Promise<boolean> => names.push(name) > 1
    const first = await read({ ...signed(payload), mayFollow })
    expect([first.answer, first.asked]).toMatchObject([{ failure: { tag: 'too-many' } }, []])
    await read({ ...withSignature(`t=${old['t']},v1=${old['v1']}`), mayFollow })
    expect((await read({ ...signed(payload, nowS - 7), mayFollow })).answer.ok).toBe(true)
    expect(names).toEqual(['evt_1', 'evt_1'])
  })
})

describe('a notice that may be forged', () => {
  const real = about({ object: 'payment_intent', id: 'pi_1', metadata })
  const WRONG = 'The signature of the notice is wrong or too old.'

  it.each([
    ['to a shop without a secret', real, null, 'This shop has no signing secret for notices of Stripe.'],
    ['without a signature', { ...real, headers: {} }, SECRET, 'The notice is not signed.'],
    ['with another shop’s', real, 'whsec_other', WRONG],
    ['with an empty one', { ...real, headers: { 'stripe-signature': '' } }, SECRET, WRONG],
    ['with one for another text', { ...real, body: Buffer.from('{}') }, SECRET, WRONG],
  ])('%s is forged, and the log says why', async (_, notice, secret, message) => {
    expect(await read(notice, secret)).toEqual({
      answer: { ok: false, failure: { tag: 'forged', message } },
      asked: [],
    })
  })
})
