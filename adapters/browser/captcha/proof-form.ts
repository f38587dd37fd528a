import type { Clock } from '../../../core/ports/platform/clock.port.js'
import type { PaymentForm } from '../../../core/ports/payments/payment-form.port.js'
import { err, ok } from '../../../core/shared/index.js'
import { solveProof } from './solve-proof.js'

const NOT_A_CARD = err({ tag: 'unavailable', message: 'A challenge takes no payments.' } as const)

/** The challenge as a `PaymentForm`, like other steps of a payment; it has no fields and shows nothing. */
export const createProofForm = (clock: Pick<Clock, 'setTimer'>): PaymentForm => ({
  mount: () => () => undefined,
  createPaymentMethod: async () => NOT_A_CARD,
  perform: async ({ data }) => {
    const confirmation = await solveProof(data, clock)
    return confirmation === null
      ? err({ tag: 'unavailable', message: 'The shop asked for something that this page does not know.' })
      : ok({ confirmation })
  },
})
