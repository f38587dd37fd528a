import { checkDiscount, onlyCountry } from '../../../../../core/pricing/index.js'
import type { Address, CustomDatum, ShippingMethodId } from '../../../../../core/orders/index.js'
import type { Answer, GatewayFailure } from '../../../../../core/ports/gateway-failure.port.js'
import { err, ok } from '../../../../../core/shared/index.js'
import type { Result } from '../../../../../core/shared/index.js'
import {
  readAddress,
  readCustomData,
  readDiscountCode,
  readIdentity,
  readShippingMethod,
} from '../../../../../core/use-cases/shop/order-details.js'
import { rejection } from '../../../../../core/use-cases/shop/failures.js'
import type { OrderRow } from '../../engine/index.js'
import { withPresentPrices } from '../cart/bring-up-to-date.js'
import type { ChangeCart } from '../cart/change-cart.js'
import { readDiscount } from '../cart/discount-row.js'
import { toPricingLine } from '../cart/price-cart.js'
import type { StoreSite } from '../store-site.js'

/** Stores checked input in the visitor's order; refused input changes nothing. */
const store = <T>(
  changeCart: ChangeCart,
  read: Result<T, GatewayFailure>,
  rowOf: (value: T) => Partial<OrderRow>,
): Answer<void> =>
  read.ok ? changeCart(async () => ok({ order: rowOf(read.value), value: undefined })) : Promise.resolve(read)

/** Stores the e-mail of the visitor's order; refuses invalid ones. */
export const updateIdentity = (changeCart: ChangeCart, input: string | null): Answer<void> =>
  store(changeCart, readIdentity(input), (email) => ({ email }))

/** Stores an address; a missing country becomes the shop's only shipping country. */
export function updateAddress(
  { settings }: Pick<StoreSite, 'settings'>,
  changeCart: ChangeCart,
  { kind, address }: { readonly kind: 'shipping' | 'billing'; readonly address: Address },
): Answer<void> {
  const implied = kind === 'shipping' ? onlyCountry(settings.shipping) : null
  return store(changeCart, readAddress(address, implied), (read) => {
    const text = JSON.stringify(read)
    return kind === 'shipping' ? { shipping_address: text } : { billing_address: text }
  })
}

/** Stores the choice of a shipping method. */
export const updateShippingMethod = (
  { settings }: StoreSite,
  changeCart: ChangeCart,
  id: ShippingMethodId | null,
): Answer<void> =>
  store(changeCart, readShippingMethod(id, settings.shipping), (read) => ({ shipping_method_id: read }))

/** Stores the values of the owner's own fields. */
export const updateCustomData = (changeCart: ChangeCart, data: readonly CustomDatum[]): Answer<void> =>
  store(changeCart, readCustomData(data), (text) => ({ custom_data: text }))

/** Brings prices, shipping, taxes and discount up to date. */
export const recalculate = (changeCart: ChangeCart): Answer<void> =>
  changeCart(async ({ lines }) => ok({ lines: withPresentPrices(lines), isUpToDate: true, value: undefined }))

/** Applies a discount code; refused if it does not exist or does not apply to this order. */
export async function applyDiscount(context: StoreSite, changeCart: ChangeCart, input: string): Answer<void> {
  const code = readDiscountCode(input)
  return changeCart(async (cart, tables) => {
    const discount = await readDiscount(tables, context, code)
    const { currency } = context.settings
    const checked = checkDiscount(discount, cart.lines.map(toPricingLine), currency, context.clock.wallTime())
    if (!checked.ok) return err(rejection(checked.failure, 'This discount does not apply to the order.'))
    return ok({ order: { discount_code: code }, discount, value: undefined })
  })
}

/** Removes the discount; the count of the code's uses does not change. */
export const removeDiscount = (changeCart: ChangeCart): Answer<void> =>
  changeCart(() => Promise.resolve(ok({ order: { discount_code: null }, discount: null, value: undefined })))
