import { expect, it } from '@jest/globals'
import { capabilitiesOfCart } from '../../../core/cart/index.js'
import { UNREAD_CART } from '../../../core/cart/cart.machine.js'
import { reading } from '../checkout/checkout.fixture.js'

it('capabilities are unknown until the cart was read, and known from one reading on', () => {
  const read = reading()
  expect(capabilitiesOfCart(UNREAD_CART)).toBeNull()
  expect(capabilitiesOfCart({ ...UNREAD_CART, readings: { own: read } })).toEqual(read.shop.capabilities)
})
