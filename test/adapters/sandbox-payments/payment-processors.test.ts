import { describe, expect, it } from '@jest/globals'
import {
  answerChallenge,
  createSandboxProcessor,
  TEST_CARDS,
  toTestToken,
} from '../../../adapters/sandbox-payments/index.js'
import { money } from '../../../core/money/index.js'
import { describePaymentProcessor } from '../../contracts/payment-processor.contract.js'
import { createFakeProcessor, FAKE_CARDS } from '../../fakes/payment-processor.fake.js'

const tokenOf = (number: string): string => {
  const card = TEST_CARDS.find((known) => known.number === number)
  if (card === undefined) throw new Error(`no test card ${number}`)
  return toTestToken({ card, expiresMonth: 12, expiresYear: 2040 })
}

describePaymentProcessor('the sandbox', () => {
  const processor = createSandboxProcessor()
  return {
    processor,
    accepted: tokenOf('4242424242424242'),
    declined: tokenOf('4000000000000002'),
    challenged: tokenOf('4000002760003184'),
    passChallenge: async (clientSecret) => {
      const answer = await processor.authenticate(clientSecret, 'complete')
      if (!answer.ok) throw new Error(answer.failure.message)
      return answer.value.paymentIntentId
    },
  }
})

describePaymentProcessor('the fake of the tests', () => {
  const processor = createFakeProcessor()
  return {
    ...FAKE_CARDS,
    processor,
    passChallenge: (clientSecret) => Promise.resolve(processor.passChallenge(clientSecret)),
  }
})

describe('the sandbox', () => {
  const charge = (number: string) =>
    createSandboxProcessor().charge({ key: 'k', amount: money(500, 'EUR'), paymentMethod: tokenOf(number) })

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
    expect(answer.ok ? answer.value.tag : answer.failure.tag).toBe(expected)
  })

  it('answers the same after a restart, also for a challenge that was passed before it', async () => {
    const request = { key: 'k', amount: money(500, 'EUR'), paymentMethod: tokenOf('4000002500003155') }
    const before = createSandboxProcessor()
    const asked = await before.charge(request)
    if (!asked.ok || asked.value.tag !== 'action-required') throw new Error('no challenge was demanded')
    const passed = await before.authenticate(asked.value.clientSecret, 'complete')
    if (!passed.ok) throw new Error('the challenge was not passed')
    const after = createSandboxProcessor()
    expect(await after.charge(request)).toEqual(asked)
    expect(
      await after.charge({ ...request, confirmedReference: passed.value.paymentIntentId }),
    ).toMatchObject({ ok: true, value: { tag: 'charged' } })
  })

  it('declines after the challenge where the card is made for that', async () => {
    const processor = createSandboxProcessor()
    const request = { key: 'k', amount: money(500, 'EUR'), paymentMethod: tokenOf('4000008400001629') }
    const asked = await processor.charge(request)
    if (!asked.ok || asked.value.tag !== 'action-required') throw new Error('no challenge was demanded')
    const passed = await processor.authenticate(asked.value.clientSecret, 'complete')
    if (!passed.ok) throw new Error('the challenge was not passed')
    const paid = await processor.charge({ ...request, confirmedReference: passed.value.paymentIntentId })
    expect(paid).toMatchObject({ ok: false, failure: { tag: 'declined' } })
  })

  it('takes no number of a card for a token', async () => {
    const answer = await createSandboxProcessor().charge({
      key: 'k',
      amount: money(500, 'EUR'),
      paymentMethod: '4242424242424242',
    })
    expect(answer).toMatchObject({ ok: false, failure: { tag: 'declined' } })
  })

  it.each([
    [null, 400],
    ['text', 400],
    [{}, 400],
    [{ clientSecret: 1, outcome: 'complete' }, 400],
    [{ clientSecret: 'x', outcome: 'maybe' }, 400],
    [{ clientSecret: 'guessed_secret_1', outcome: 'complete' }, 402],
  ])('answers the challenge body %j with status %i', async (body, status) => {
    expect((await answerChallenge(createSandboxProcessor(), body)).status).toBe(status)
  })

  it('answers a challenge over HTTP as it was chosen', async () => {
    const processor = createSandboxProcessor()
    const asked = await processor.charge({
      key: 'k',
      amount: money(500, 'EUR'),
      paymentMethod: tokenOf('4000002500003155'),
    })
    if (!asked.ok || asked.value.tag !== 'action-required') throw new Error('no challenge was demanded')
    const { clientSecret } = asked.value
    expect(await answerChallenge(processor, { clientSecret, outcome: 'fail' })).toMatchObject({ status: 402 })
    expect(await answerChallenge(processor, { clientSecret, outcome: 'complete' })).toMatchObject({
      status: 200,
      body: { paymentIntentId: expect.any(String) },
    })
  })
})
