/** The state of an order's payment, as the owner's API names it. */
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

/** The state of an order's delivery, as the owner's API names it. */
export type FulfilmentWord = 'UNFULFILLED' | 'PARTLY_FULFILLED' | 'FULFILLED'
