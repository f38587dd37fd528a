import { money } from '../../../core/money/index.js'
import type { ChargeRequest } from '../../../core/ports/payments/payment-processor.port.js'

/** A charge of 12.50 EUR with a payment method: the first attempt of a present shopper. */
export const chargeRequest = (
  paymentMethod: string,
  changes: Partial<ChargeRequest> = {},
): ChargeRequest => ({
  key: 'order:1',
  reference: null,
  amount: money(1250, 'EUR'),
  paymentMethod,
  confirmation: null,
  ...changes,
})
