import { describe, expect, it } from './test-runner.js'
import { money } from '../../core/money/index.js'
import type { ProviderRefund } from '../../core/ports/payments/payment-refunds.port.js'
import type { PaymentProcessorSubject } from './payment-processor.contract.js'

/** A provider of which the next answer to a refund can be lost after the refund was made. */
export interface PaymentRefundsSubject extends Pick<
  PaymentProcessorSubject,
  'processor' | 'accepted' | 'refund'
> {
  readonly loseNextAnswer: () => void
}

const amount = money(1250, 'EUR')

/** Tests that every provider which makes refunds must pass. */
export function describePaymentRefunds(
  name: string,
  open: () => PaymentRefundsSubject | Promise<PaymentRefundsSubject>,
): void {
  const opened = async () => {
    const subject = await open()
    const { processor, accepted } = subject
    const request = { key: 'order:1', reference: null, amount, paymentMethod: accepted, confirmation: null }
    const paid = await processor.charge(request)
    if (paid.tag !== 'charged') throw new Error(`not charged: ${paid.tag}`)
    const { refunds } = processor
    if (refunds === undefined) throw new Error('gives nothing back')
    const payment = { key: 'order:1', reference: paid.reference }
    const refundOf = (key: string, amountMinor: number): ProviderRefund => ({
      key,
      payment,
      amount: money(amountMinor, 'EUR'),
      taken: amount,
    })
    const givenBack = async (): Promise<number> => {
      const found = await processor.lookup(payment)
      return found.tag === 'charged' ? found.refunded.amount : Number.NaN
    }
    return { ...subject, refunds, payment, refundOf, givenBack }
  }

  describe(`PaymentRefunds: ${name}`, () => {
    it('refunds once for a key, for repeated and parallel calls', async () => {
      const { refunds, refundOf, givenBack } = await opened()
      const request = refundOf('refund-1', 400)
      expect(await refunds.refund(request)).toEqual({ tag: 'done' })
      const again = await Promise.all([refunds.refund(request), refunds.refund(request)])
      expect([again, await givenBack()]).toEqual([[{ tag: 'done' }, { tag: 'done' }], 400])
    })

    it('refunds in parts under other keys, up to the charged amount', async () => {
      const { refunds, refundOf, givenBack } = await opened()
      await refunds.refund(refundOf('refund-1', 400))
      expect(await refunds.refund(refundOf('refund-2', 850))).toEqual({ tag: 'done' })
      const more = await refunds.refund(refundOf('refund-3', 1))
      expect([more.tag, await givenBack()]).toEqual(['refused', 1250])
    })

    it('finds a refund after a lost answer', async () => {
      const { refunds, refundOf, givenBack, loseNextAnswer } = await opened()
      loseNextAnswer()
      const first = await refunds.refund(refundOf('refund-1', 400))
      expect(['unknown', 'done']).toContain(first.tag)
      expect(await refunds.refund(refundOf('refund-1', 400))).toEqual({ tag: 'done' })
      expect(await givenBack()).toBe(400)
    })

    it("includes refunds of the provider's own page", async () => {
      const { refunds, refundOf, givenBack, refund, payment } = await opened()
      await refund(payment.reference, 1000)
      expect((await refunds.refund(refundOf('refund-1', 400))).tag).toBe('refused')
      expect(await refunds.refund(refundOf('refund-2', 250))).toEqual({ tag: 'done' })
      expect(await givenBack()).toBe(1250)
    })

    it('refuses an unknown payment', async () => {
      const { refunds, refundOf } = await opened()
      const request = { ...refundOf('refund-1', 400), payment: { key: 'order:9', reference: 'unheardof' } }
      expect((await refunds.refund(request)).tag).toBe('refused')
    })
  })
}
