/** The standing of an order's money, as the owner's API names it. */
export type PaymentWord =
  | 'PENDING'
  | 'HELD'
  | 'CAPTURING'
  | 'RELEASING'
  | 'PAID'
  | 'PARTLY_REFUNDED'
  | 'REFUNDED'
  | 'DISPUTED'
  | 'LAPSED'
  | 'TRIAL'
  | 'FREE'

/** The standing of an order's goods, as the owner's API names it. */
export type FulfilmentWord = 'UNFULFILLED' | 'PARTLY_FULFILLED' | 'FULFILLED'
