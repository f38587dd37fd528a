import type { Order } from './order.js'

/**
 * The order as anybody may see it who has come by an old link: what was bought and what it came to, and
 * nothing of the person, who pays how, or what they wrote.
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
