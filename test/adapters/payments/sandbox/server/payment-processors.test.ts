import { describe, expect, it } from '@jest/globals'
import {
  answerChallenge,
  createSandboxProcessor,
  TEST_CARDS,
  toTestToken,
} from '../../../../../adapters/payments/sandbox/server/index.js'
import { money } from '../../../../../core/money/index.js'
import type { RawNotice } from '../../../../../core/ports/payments/payment-processor.port.js'
import { describePaymentProcessor } from '../../../../contracts/payment-processor.contract.js'
import { createFakeProcessor, FAKE_CARDS } from '../../../../fakes/payment-processor.fake.js'

const tokenOf = (number: string): string => {
  const card = TEST_CARDS.find((known) => known.number === number)
  if (card === undefined) throw new Error(`no test card ${number}`)
  return toTestToken({ card, expiresMonth: 12, expiresYear: 2040 })
}

const requestOf = (number: string, key = 'k') => ({
  key,
  reference: null,
  amount: money(500, 'EUR'),
  paymentMethod: tokenOf(number),
  confirmation: null,
})

const noticeOrThrow = (notice: RawNotice | null): RawNotice => {
  if (notice === null) throw new Error('no such payment')
  return notice
}

describePaymentProcessor('the sandbox', () => {
  const processor = createSandboxProcessor()
  return {
    processor,
    accepted: tokenOf('4242424242424242'),
    declined: tokenOf('4000000000000002'),
    challenged: tokenOf('4000002760003184'),
    passChallenge: async (data) => {
      const answer = await processor.authenticate(data, 'complete')
      if (!answer.ok) throw new Error(answer.failure.message)
      return answer.value.confirmation
    },
    refund: async (reference, amountMinor) => noticeOrThrow(await processor.refund(reference, amountMinor)),
    dispute: async (reference) => noticeOrThrow(await processor.dispute(reference)),
  }
})

describePaymentProcessor('the fake of the tests', () => {
  const processor = createFakeProcessor()
  return {
    ...FAKE_CARDS,
    processor,
    passChallenge: (data) => Promise.resolve(processor.passChallenge(data)),
    refund: (reference, amountMinor) => Promise.resolve(processor.refund(reference, amountMinor)),
    dispute: (reference) => Promise.resolve(processor.dispute(reference)),
  }
})

describePaymentProcessor(
  'a provider that takes money at once',
  () => {
    const processor = createFakeProcessor({ authorises: false })
    return {
      ...FAKE_CARDS,
      processor,
      passChallenge: (data) => Promise.resolve(processor.passChallenge(data)),
      refund: (reference, amountMinor) => Promise.resolve(processor.refund(reference, amountMinor)),
      dispute: (reference) => Promise.resolve(processor.dispute(reference)),
    }
  },
  { authorises: false },
)

describe('the sandbox', () => {
  const charge = (number: string) => createSandboxProcessor().charge(requestOf(number))

  it.each([
    ['4242424242424242', 'charged'],
    ['5555555555554444', 'charged'],
    ['378282246310005', 'charged'],
    ['4000000000000002', 'declined'],
    ['4000000000009995', 'declined'],
    ['4000002500003155', 'action-required'],
    ['4000002760003184', 'action-required'],
    ['4000008260003178', 'action-required'],
  ])('treats the documented card %s as %s', async (number, expected) => {
    const answer = await charge(number)
    expect(answer.tag).toBe(expected)
  })

  it('answers the same after a restart, also for a challenge that was passed before it', async () => {
    const request = requestOf('4000002500003155')
    const before = createSandboxProcessor()
    const asked = await before.charge(request)
    if (asked.tag !== 'action-required') throw new Error('no challenge was demanded')
    const passed = await before.authenticate(asked.action.data, 'complete')
    if (!passed.ok) throw new Error('the challenge was not passed')
    const after = createSandboxProcessor()
    expect(await after.charge(request)).toEqual(asked)
    expect(await after.charge({ ...request, confirmation: passed.value.confirmation })).toMatchObject({
      tag: 'charged',
    })
  })

  it('declines after the challenge for the test card of that case', async () => {
    const processor = createSandboxProcessor()
    const request = requestOf('4000008400001629')
    const asked = await processor.charge(request)
    if (asked.tag !== 'action-required') throw new Error('no challenge was demanded')
    const passed = await processor.authenticate(asked.action.data, 'complete')
    if (!passed.ok) throw new Error('the challenge was not passed')
    const paid = await processor.charge({ ...request, confirmation: passed.value.confirmation })
    expect(paid).toMatchObject({ tag: 'declined' })
  })

  it('accepts no card number as a token', async () => {
    const answer = await createSandboxProcessor().charge({
      ...requestOf('4242424242424242'),
      paymentMethod: '4242424242424242',
    })
    expect(answer).toMatchObject({ tag: 'declined' })
  })

  it.each([
    [null, 400],
    ['text', 400],
    [{}, 400],
    [{ challenge: 1, outcome: 'complete' }, 400],
    [{ challenge: 'x', outcome: 'maybe' }, 400],
    [{ challenge: 'guessed_secret_1', outcome: 'complete' }, 402],
  ])('answers the challenge body %j with status %i', async (body, status) => {
    expect((await answerChallenge(createSandboxProcessor(), body)).status).toBe(status)
  })

  it('answers a challenge over HTTP as it was chosen', async () => {
    const processor = createSandboxProcessor()
    const asked = await processor.charge(requestOf('4000002500003155'))
    if (asked.tag !== 'action-required') throw new Error('no challenge was demanded')
    const challenge = asked.action.data
    expect(await answerChallenge(processor, { challenge, outcome: 'fail' })).toMatchObject({ status: 402 })
    expect(await answerChallenge(processor, { challenge, outcome: 'complete' })).toMatchObject({
      status: 200,
      body: { confirmation: expect.any(String) },
    })
  })

  it('takes a notice for five minutes, and only with the secret it was signed with', async () => {
    let now = 1_700_000_000_000
    const options = { noticeSecret: 'secret', wallTime: () => now }
    const processor = createSandboxProcessor(options)
    await processor.charge(requestOf('4242424242424242'))
    const paid = await processor.lookup({ key: 'k', reference: null })
    if (paid.tag !== 'charged') throw new Error('not paid')
    const notice = processor.noticeOf(paid.reference)
    expect(await processor.readNotice(notice)).toMatchObject({ ok: true })
    const stranger = createSandboxProcessor({ ...options, noticeSecret: 'another' })
    expect(await stranger.readNotice(notice)).toMatchObject({ failure: { tag: 'forged' } })
    now += 301_000
    expect(await processor.readNotice(notice)).toMatchObject({ failure: { tag: 'forged' } })
  })

  it('captures once after a restart, and nothing for an unknown reference', async () => {
    const held = await createSandboxProcessor().authorisation?.authorise(requestOf('4242424242424242'))
    if (held?.tag !== 'authorised') throw new Error('nothing is held')
    const after = createSandboxProcessor()
    const request = { key: 'k', reference: held.reference, amount: held.amount }
    expect(await after.authorisation?.capture(request)).toMatchObject({ tag: 'charged', amount: held.amount })
    expect(
      await after.authorisation?.capture({ ...request, reference: 'sandbox_pay_made_up' }),
    ).toMatchObject({ tag: 'charged' })
    expect(await after.authorisation?.capture({ ...request, key: 'other' })).toMatchObject({ tag: 'charged' })
    const stranger = { ...request, key: 'other', reference: 'sandbox_pay_made_up' }
    expect((await after.authorisation?.capture(stranger))?.tag).toBe('lapsed')
  })

  it('refunds at most the paid amount, and never an unpaid order', async () => {
    const processor = createSandboxProcessor()
    expect(await processor.refund('sandbox_pay_unknown', 1)).toBeNull()
    await processor.charge(requestOf('4242424242424242'))
    const paid = await processor.lookup({ key: 'k', reference: null })
    if (paid.tag !== 'charged') throw new Error('not paid')
    await processor.refund(paid.reference, 400)
    await processor.refund(paid.reference, 400)
    expect(await processor.lookup({ key: 'k', reference: null })).toMatchObject({ refunded: { amount: 500 } })
  })
})
