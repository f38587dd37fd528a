import { createSandboxPaymentForm } from '../../../adapters/sandbox-payments/page/index.js'
import type { PageContext } from '../../../adapters/dom-kit/page-module.js'
import type { PaymentForm } from '../../../core/ports/payment-form.port.js'
import { SANDBOX_ENDPOINT } from '../../sandbox-endpoint.js'

/** The fields and challenges of a test shop. */
export const openForm = ({ window, document, clock }: PageContext): PaymentForm =>
  createSandboxPaymentForm({
    document,
    endpoint: SANDBOX_ENDPOINT,
    fetch: window.fetch.bind(window),
    wallTime: clock.wallTime,
  })
