import type { CartReadings, CartWork } from './cart-ports.js'
import { presentDiscount } from './present-cart.js'
import type { CartSettings } from './present-cart.js'

/** The data that changes of a cart read beside the cart, on the terms of the shop. */
export const cartReadings = (work: CartWork, settings: CartSettings): CartReadings => ({
  lineIdOf: work.lineIdOf,
  findForSale: (skuId) => work.findForSale(skuId, settings.currency),
  findAnswerOrSale: (key, skuId) => work.findAnswerOrSale(key, skuId, settings.currency),
  findDiscount: async (code) => presentDiscount(settings, await work.findDiscount(code)),
})
