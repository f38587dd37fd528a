import type { Clock } from '../../core/ports/platform/clock.port.js'

/** The context of a provider's code: the page that takes the payment. */
export interface PaymentContext {
  readonly window: Window & typeof globalThis
  readonly document: Document
  readonly clock: Clock
}
