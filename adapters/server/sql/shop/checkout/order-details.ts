import { checkDiscount, countryCode, onlyCountry } from '../../../../../core/pricing/index.js'
import type {
  Address,
  CustomDatum,
  PaymentMethod,
  ShippingMethodId,
} from '../../../../../core/orders/index.js'
import type { Answer } from '../../../../../core/ports/gateway-failure.port.js'
import { err, ok, oneLine, withoutControls } from '../../../../../core/shared/index.js'
import { repriceLines } from '../cart/bring-up-to-date.js'
import type { ChangeCart } from '../cart/change-cart.js'
import { readDiscount } from '../cart/discount-row.js'
import { toPricingLine } from '../cart/price-cart.js'
import { refuse, rejection } from '../../../../../core/use-cases/shop/failures.js'
import type { StoreContext } from '../store-context.js'
import { acceptedProcessors, processorOf } from '../payments/processors.js'
import { cleanText } from '../text-input.js'

const MAX_EMAIL_LENGTH = 254
const MAX_ADDRESS_LINE_LENGTH = 300
const MAX_CODE_LENGTH = 100
const MAX_TOKEN_LENGTH = 255
/** The space that all answers together may take in the database. */
const MAX_CUSTOM_BYTES = 20 * 1024
const MAX_ANSWER_LENGTH = 5000
const MAX_ANSWERS = 50

/** Stores the e-mail of the visitor's order; refused where it is none. */
export async function updateIdentity(changeCart: ChangeCart, input: string | null): Answer<void> {
  const email = cleanText(input, MAX_EMAIL_LENGTH)
  if (email === undefined || (email !== null && !/^[^\s@]+@[^\s@]+$/.test(email))) {
    return refuse('InvalidIdentity', 'This is no e-mail address.')
  }
  return changeCart(() => Promise.resolve(ok({ order: { email }, value: undefined })))
}

/**
 * Keeps an address as it was given, also an incomplete one: whether it will do is decided at the submit. Goods
 * go to the only country that the shop ships to where the address names none.
 */
export async function updateAddress(
  { settings }: Pick<StoreContext, 'settings'>,
  changeCart: ChangeCart,
  change: { readonly kind: 'shipping' | 'billing'; readonly address: Address },
): Answer<void> {
  const given = cleanAddress(change.address)
  if (given === null) {
    return refuse('InvalidShippingAddress', 'A part of this address cannot be used.')
  }
  const implied = change.kind === 'shipping' ? onlyCountry(settings.shipping) : null
  const address = { ...given, country: given.country ?? implied }
  const text = JSON.stringify(address)
  const order = change.kind === 'shipping' ? { shipping_address: text } : { billing_address: text }
  return changeCart(() => Promise.resolve(ok({ order, value: undefined })))
}

function cleanAddress(input: Address): Address | null {
  const clean = (field: keyof Address) => cleanText(input[field], MAX_ADDRESS_LINE_LENGTH)
  const written = clean('country')
  const country = written == null ? null : countryCode(written)
  const address = {
    addressee: clean('addressee'),
    line1: clean('line1'),
    line2: clean('line2'),
    city: clean('city'),
    state: clean('state'),
    country,
    postalCode: clean('postalCode'),
  }
  const isReadable = Object.values(address).every((text) => text !== undefined)
  return isReadable && (country === null) === (written === null) ? (address as Address) : null
}

/**
 * A method of the shop is kept even if it does not serve the address yet: a page sends both at once, in any
 * order.
 */
export async function updateShippingMethod(
  context: StoreContext,
  changeCart: ChangeCart,
  id: ShippingMethodId | null,
): Answer<void> {
  if (id !== null && !context.settings.shipping.some((offer) => offer.id === id)) {
    return refuse('NeedShippingMethod', 'There is no such way of shipping.')
  }
  return changeCart(() => Promise.resolve(ok({ order: { shipping_method_id: id }, value: undefined })))
}

/**
 * Keeps a payment method's token. What looks like a card number is refused: card data must never lie in this
 * database.
 */
export async function storePaymentMethod(
  context: StoreContext,
  changeCart: ChangeCart,
  method: PaymentMethod,
): Answer<void> {
  const processor = processorOf({ processors: acceptedProcessors(context) }, method.provider)
  if (processor === null) {
    return refuse('NeedPaymentMethod', 'This shop does not take payments by this provider.')
  }
  const token = cleanText(method.token, MAX_TOKEN_LENGTH)
  if (token == null || /^[\d\s-]{12,}$/.test(token)) {
    return refuse('NeedPaymentMethod', 'This is no token of a payment method.')
  }
  const card = await processor.describe(token)
  const isWallet = processor.wallet !== undefined
  const order = {
    payment_provider: method.provider,
    payment_method: token,
    card: card === null ? null : JSON.stringify(card),
  }
  return changeCart(async ({ order: { wallet_provider: provider, wallet_reference: reference } }) =>
    // A wallet's approval pays for the cart that it was begun for, and for no other.
    isWallet && (provider !== method.provider || reference !== token)
      ? refuse('NeedPaymentMethod', 'This payment was not begun for this cart.')
      : ok({ order, value: undefined }),
  )
}

const plainDatum = ({ name, textArea, textInput, checkbox }: CustomDatum): CustomDatum => ({
  name: oneLine(name),
  textArea: textArea === null ? null : withoutControls(textArea),
  textInput: textInput === null ? null : oneLine(textInput),
  checkbox,
})

/** Stores what the owner's own fields hold, within limits. */
export async function updateCustomData(changeCart: ChangeCart, data: readonly CustomDatum[]): Answer<void> {
  const text = JSON.stringify(data.map(plainDatum))
  const isReadable =
    data.length <= MAX_ANSWERS &&
    Buffer.byteLength(text) <= MAX_CUSTOM_BYTES &&
    data.every(({ name, textArea, textInput }) =>
      [name, textArea, textInput].every((each) => cleanText(each, MAX_ANSWER_LENGTH) !== undefined),
    )
  if (!isReadable) return refuse('InvalidCustomData', 'The additional information is too long to be kept.')
  return changeCart(() => Promise.resolve(ok({ order: { custom_data: text }, value: undefined })))
}

/** Brings prices, shipping, taxes and discount up to what holds now. */
export const recalculate = (context: StoreContext, changeCart: ChangeCart): Answer<void> =>
  changeCart(async (cart, tables) => {
    const lines = await repriceLines(tables, context, cart.lines)
    return ok({ lines, isUpToDate: true, value: undefined })
  })

/** Tries a discount code; refused where the shop has no such code or it does not hold for this order. */
export async function applyDiscount(
  context: StoreContext,
  changeCart: ChangeCart,
  input: string,
): Answer<void> {
  const code = cleanText(input, MAX_CODE_LENGTH)?.toUpperCase() ?? ''
  return changeCart(async (cart, tables) => {
    const discount = await readDiscount(tables, context, code)
    const { currency } = context.settings
    const checked = checkDiscount(discount, cart.lines.map(toPricingLine), currency, context.clock.wallTime())
    if (!checked.ok) return err(rejection(checked.failure, 'This discount does not apply to the order.'))
    return ok({ order: { discount_code: code }, discount, value: undefined })
  })
}

/** Takes the discount off; a code that is used up counts as before for other orders. */
export const removeDiscount = (changeCart: ChangeCart): Answer<void> =>
  changeCart(() => Promise.resolve(ok({ order: { discount_code: null }, discount: null, value: undefined })))
