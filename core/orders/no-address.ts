import type { Address } from './order.js'

/** An address with all fields unknown. */
export const NO_ADDRESS: Address = {
  addressee: null,
  line1: null,
  line2: null,
  city: null,
  state: null,
  country: null,
  postalCode: null,
}
