import type { Order } from './order.js'

/**
 * The order as a visitor with an old link may see it: what was bought and what it came to, and nothing of the
 * buyer, the means of payment, or what the buyer wrote.
 */
export const withoutPersonalData = (order: Order): Order => ({
  ...order,
  email: null,
  fullName: null,
  shippingAddress: null,
  billingAddress: null,
  card: null,
  customData: [],
  comment: null,
  downloads: [],
  progress: null,
})
