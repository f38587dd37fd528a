import type { Answer } from '../gateway-failure.port.js'
import type { VisitorId } from '../visitor.port.js'

/**
 * Replaces a visitor's cookie secret when an order is placed, so that an attacker who knew or planted the old
 * secret learns nothing of what follows.
 */
export interface VisitorRenewal {
  /**
   * The visitor's secret after the order that was placed by the submit with this key; the same on every call,
   * and the present one if there is no such order. The cart and all keys move to it. The old secret reaches
   * that order by this key only, and starts with an empty cart.
   */
  readonly afterSubmit: (key: string) => Answer<VisitorId>
}
