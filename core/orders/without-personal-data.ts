import type { Order } from './order.js'

/**
 * The order for a visitor with an old link: items and amounts, and nothing about the buyer, the means of
 * payment, or the buyer's notes.
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
