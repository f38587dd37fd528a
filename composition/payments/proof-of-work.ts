import { createProofForm } from '../../adapters/browser/captcha/index.js'
import type { PaymentForm } from '../../core/ports/payments/payment-form.port.js'
import type { PaymentContext } from './payment-context.js'

/** Opens the challenge for a page before more cards are tried. */
export const openForm = ({ clock }: PaymentContext): PaymentForm => createProofForm(clock)
