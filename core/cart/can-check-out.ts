/** The marks of a page that decide on a link to its checkout. */
export interface CheckoutMarks {
  /** Exports never carry a marker, so there the link itself is enough. */
  readonly isExported: boolean
  /** The link carries the key of the card provider. */
  readonly hasKey: boolean
  /** The page offers PayPal, which needs no key on the link to the checkout of the cart. */
  readonly hasPayPal?: boolean
}

/** True if a page has a checkout that a link may lead to. */
export const canCheckOut = ({ isExported, hasKey, hasPayPal = false }: CheckoutMarks): boolean =>
  isExported || hasKey || hasPayPal
