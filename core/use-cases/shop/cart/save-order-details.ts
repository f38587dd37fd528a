import type { Address, CustomDatum, ShippingMethodId } from '../../../orders/index.js'
import type { Answer, GatewayFailure } from '../../../ports/gateway-failure.port.js'
import { checkDiscount, onlyCountry } from '../../../pricing/index.js'
import { err, ok } from '../../../shared/index.js'
import type { Result } from '../../../shared/index.js'
import { rejection } from '../failures.js'
import {
  readAddress,
  readCustomData,
  readDiscountCode,
  readIdentity,
  readShippingMethod,
} from '../order-details.js'
import { withPresentPrices } from './bring-up-to-date.js'
import type { ChangeCart } from './cart-ports.js'
import type { CartDetails } from './open-cart.js'
import { toPricingLine } from './price-cart.js'
import type { PricingSettings } from './price-cart.js'

/** Stores checked input in the visitor's order; refused input changes nothing. */
const store = <T>(
  changeCart: ChangeCart,
  read: Result<T, GatewayFailure>,
  detailsOf: (value: T) => Partial<CartDetails>,
): Answer<void> =>
  read.ok
    ? changeCart(async () => ok({ details: detailsOf(read.value), value: undefined }))
    : Promise.resolve(read)

/** Stores the e-mail of the visitor's order; refuses invalid ones. */
export const updateIdentity = (changeCart: ChangeCart, input: string | null): Answer<void> =>
  store(changeCart, readIdentity(input), (email) => ({ email }))

/** Stores an address; a missing country becomes the shop's only shipping country. */
export function updateAddress(
  { shipping }: Pick<PricingSettings, 'shipping'>,
  changeCart: ChangeCart,
  { kind, address }: { readonly kind: 'shipping' | 'billing'; readonly address: Address },
): Answer<void> {
  const implied = kind === 'shipping' ? onlyCountry(shipping) : null
  return store(changeCart, readAddress(address, implied), (read) =>
    kind === 'shipping' ? { shippingAddress: read } : { billingAddress: read },
  )
}

/** Stores the choice of a shipping method. */
export const updateShippingMethod = (
  { shipping }: Pick<PricingSettings, 'shipping'>,
  changeCart: ChangeCart,
  id: ShippingMethodId | null,
): Answer<void> =>
  store(changeCart, readShippingMethod(id, shipping), (shippingMethodId) => ({ shippingMethodId }))

/** Stores the values of the owner's own fields. */
export const updateCustomData = (changeCart: ChangeCart, data: readonly CustomDatum[]): Answer<void> =>
  store(changeCart, readCustomData(data), (customData) => ({ customData }))

/** Brings prices, shipping, taxes and discount up to date. */
export const recalculate = (changeCart: ChangeCart): Answer<void> =>
  changeCart(async ({ lines }) => ok({ lines: withPresentPrices(lines), isUpToDate: true, value: undefined }))

/** Applies a discount code; refused if it does not exist or does not apply to this order. */
export async function applyDiscount(
  { currency }: Pick<PricingSettings, 'currency'>,
  changeCart: ChangeCart,
  input: string,
): Answer<void> {
  const discountCode = readDiscountCode(input)
  return changeCart(async ({ lines, nowMs }, { findDiscount }) => {
    const discount = await findDiscount(discountCode)
    const checked = checkDiscount(discount, lines.map(toPricingLine), currency, nowMs)
    if (!checked.ok) return err(rejection(checked.failure, 'This discount does not apply to the order.'))
    return ok({ details: { discountCode }, discount, value: undefined })
  })
}

/** Removes the discount; the count of the code's uses does not change. */
export const removeDiscount = (changeCart: ChangeCart): Answer<void> =>
  changeCart(() => Promise.resolve(ok({ details: { discountCode: null }, discount: null, value: undefined })))
