import { createProofForm } from '../../adapters/captcha/page/index.js'
import type { PaymentForm } from '../../core/ports/payment-form.port.js'
import type { PaymentContext } from './payment-context.js'

/** What a shop asks of a page before more cards are tried. */
export const openForm = ({ clock }: PaymentContext): PaymentForm => createProofForm(clock)
