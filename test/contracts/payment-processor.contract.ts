import { describe, expect, it } from './test-runner.js'
import { money } from '../../core/money/index.js'
import type { PaymentProcessor } from '../../core/ports/payment-processor.port.js'

/** A processor and the tokens that make it do one thing or another. */
export interface PaymentProcessorSubject {
  readonly processor: PaymentProcessor
  readonly accepted: string
  readonly declined: string
  readonly challenged: string
  readonly passChallenge: (clientSecret: string) => Promise<string>
}

/** What every `PaymentProcessor` must do. */
export function describePaymentProcessor(name: string, open: () => PaymentProcessorSubject): void {
  const amount = money(1250, 'EUR')

  describe(`PaymentProcessor: ${name}`, () => {
    it('takes money, once per key, however often it is asked and also at once', async () => {
      const { processor, accepted } = open()
      const request = { key: 'order:1', amount, paymentMethod: accepted }
      const first = await processor.charge(request)
      expect(first).toMatchObject({ ok: true, value: { tag: 'charged' } })
      const again = await Promise.all([processor.charge(request), processor.charge(request)])
      expect(again).toEqual([first, first])
    })

    it('takes other money for another key', async () => {
      const { processor, accepted } = open()
      const [one, two] = await Promise.all(
        ['order:1', 'order:2'].map((key) => processor.charge({ key, amount, paymentMethod: accepted })),
      )
      expect(one).not.toEqual(two)
    })

    it('says when the bank says no, again and again', async () => {
      const { processor, declined } = open()
      const request = { key: 'order:1', amount, paymentMethod: declined }
      const answer = await processor.charge(request)
      expect(answer).toMatchObject({ ok: false, failure: { tag: 'declined' } })
      expect(await processor.charge(request)).toEqual(answer)
    })

    it('demands a challenge until it was passed, then takes the money', async () => {
      const { processor, challenged, passChallenge } = open()
      const request = { key: 'order:1', amount, paymentMethod: challenged }
      const asked = await processor.charge(request)
      if (!asked.ok || asked.value.tag !== 'action-required') throw new Error('no challenge was demanded')
      expect(await processor.charge(request)).toEqual(asked)
      const confirmedReference = await passChallenge(asked.value.clientSecret)
      const paid = await processor.charge({ ...request, confirmedReference })
      expect(paid).toMatchObject({
        ok: true,
        value: { tag: 'charged', reference: asked.value.reference },
      })
      expect(await processor.charge(request)).toEqual(paid)
    })

    it('does not take the answer to another payment for its own', async () => {
      const { processor, challenged, passChallenge } = open()
      const other = await processor.charge({ key: 'order:1', amount, paymentMethod: challenged })
      if (!other.ok || other.value.tag !== 'action-required') throw new Error('no challenge was demanded')
      const confirmedReference = await passChallenge(other.value.clientSecret)
      expect(
        await processor.charge({ key: 'order:2', amount, paymentMethod: challenged, confirmedReference }),
      ).toMatchObject({ ok: true, value: { tag: 'action-required' } })
    })

    it('tells of a card no more than a page may show', async () => {
      const { processor, accepted } = open()
      const card = await processor.describe(accepted)
      expect(card?.last4).toMatch(/^\d{4}$/)
      expect(JSON.stringify(card)).not.toMatch(/\d{5}/)
    })

    it('answers a token it does not know with a failure, and knows no card for it', async () => {
      const { processor } = open()
      expect((await processor.charge({ key: 'order:1', amount, paymentMethod: 'no such token' })).ok).toBe(
        false,
      )
      expect(await processor.describe('no such token')).toBeNull()
    })
  })
}
