import { createProofForm } from '../../adapters/browser/captcha/index.js'
import type { PaymentForm } from '../../core/ports/payments/payment-form.port.js'
import type { PaymentContext } from './payment-context.js'

/** Opens the challenge in a page before the shopper tries more cards. */
export const openForm = ({ clock }: PaymentContext): PaymentForm => createProofForm(clock)
