import { pageText } from '../../adapters/browser/kit/page-texts.js'
import { serverOrigin } from '../../adapters/browser/kit/server-origin.js'
import { createSandboxPaymentForm } from '../../adapters/payments/sandbox/page/index.js'
import type { PaymentForm } from '../../core/ports/payments/payment-form.port.js'
import { SANDBOX_ENDPOINT } from '../../adapters/payments/sandbox/shared/sandbox-endpoint.js'
import type { PaymentContext } from './payment-context.js'

/** The fields and challenges of a test shop. */
export const openForm = ({ window, document, clock }: PaymentContext): PaymentForm =>
  createSandboxPaymentForm({
    document,
    endpoint: serverOrigin(document) + SANDBOX_ENDPOINT,
    fetch: window.fetch.bind(window),
    wallTime: clock.wallTime,
    say: (text) => pageText(document, text),
  })
