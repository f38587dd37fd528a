import type { Clock } from '../../core/ports/clock.port.js'

/** What a provider's code works with: the page that payments are taken on. */
export interface PaymentContext {
  readonly window: Window & typeof globalThis
  readonly document: Document
  readonly clock: Clock
}
