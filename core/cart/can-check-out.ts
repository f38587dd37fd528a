/** The marks of a page that decide if its checkout links work. */
export interface CheckoutMarks {
  /** Exports have no such mark; there the link itself is enough. */
  readonly isExported: boolean
  /** The link carries the key of the card provider. */
  readonly hasKey: boolean
  /** The page offers PayPal, which needs no key on the link to the cart's checkout. */
  readonly hasPayPal?: boolean
}

/** True if links may open the checkout of a page. */
export const canCheckOut = ({ isExported, hasKey, hasPayPal = false }: CheckoutMarks): boolean =>
  isExported || hasKey || hasPayPal
