import { describe, expect, it } from '@jest/globals'
import {
  createSandboxProcessor,
  TEST_CARDS,
  toTestToken,
} from '../../../../../adapters/payments/sandbox/server/index.js'
import { money } from '../../../../../core/money/index.js'
import { describePaymentRefunds } from '../../../../contracts/payment-refunds.contract.js'
import { createFakeProcessor, FAKE_CARDS } from '../../../../fakes/payment-processor.fake.js'

const accepted = toTestToken({ card: TEST_CARDS[0]!, expiresMonth: 12, expiresYear: 2040 })

describePaymentRefunds('the sandbox', () => {
  const processor = createSandboxProcessor()
  return {
    processor,
    accepted,
    refund: async (reference, amountMinor) => (await processor.refund(reference, amountMinor))!,
    // The sandbox is in this process, so no answer gets lost.
    loseNextAnswer: () => undefined,
  }
})

describePaymentRefunds('the fake of the tests', () => {
  let losesNext = false
  const losesAnswer = (): boolean => {
    const isLost = losesNext
    losesNext = false
    return isLost
  }
  const processor = createFakeProcessor({ giving: { losesAnswer } })
  return {
    processor,
    accepted: FAKE_CARDS.accepted,
    refund: async (reference, amountMinor) => processor.refund(reference, amountMinor),
    loseNextAnswer: () => {
      losesNext = true
    },
  }
})

describe('a refund of the sandbox', () => {
  it('is made for a payment of a process that has ended, by its reference', async () => {
    const amount = money(500, 'EUR')
    const request = { key: 'k', reference: null, amount, paymentMethod: accepted, confirmation: null }
    const paid = await createSandboxProcessor().charge(request)
    const reference = paid.tag === 'charged' ? paid.reference : ''
    const { refunds } = createSandboxProcessor()
    const refund = { key: 'r', payment: { key: 'k', reference }, amount, taken: amount }
    expect(await refunds?.refund(refund)).toEqual({ tag: 'done' })
    const other = { ...refund, payment: { key: 'k2', reference } }
    expect((await createSandboxProcessor().refunds?.refund(other))?.tag).toBe('refused')
  })
})
