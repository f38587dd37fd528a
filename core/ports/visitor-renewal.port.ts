import type { Answer } from './gateway-failure.port.js'
import type { VisitorId } from './visitor.port.js'

/**
 * Gives a visitor whose secret travels in a cookie another one when an order is placed: an attacker who knew
 * or planted the old secret learns nothing of what follows.
 */
export interface VisitorRenewal {
  /**
   * The visitor's secret after the order that the submit with this key placed; the same however often it is
   * asked for, and the one of now where there is no such order. The cart and all keys go along. The secret
   * before reaches that order by this key only, and begins with an empty cart.
   */
  readonly afterSubmit: (key: string) => Answer<VisitorId>
}
