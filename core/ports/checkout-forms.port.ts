import type { CheckoutBlock, CheckoutDetails } from '../checkout/index.js'

/**
 * The forms of a checkout, wherever they are: the designer's on a page, an application's own, or plain data
 * in a script. Never throws.
 */
export interface CheckoutForms {
  /** What is entered now. */
  readonly read: () => CheckoutDetails
  /**
   * Looks at `blocks` in their order and shows what is wrong in the first one that is not valid; answers that
   * block, null if all are.
   */
  readonly check: (blocks: readonly CheckoutBlock[]) => CheckoutBlock | null
  /** The shipping address needs a state or province: asks for it. */
  readonly askForState: () => void
}
