import type { Address, CustomDatum, PaymentMethod, ShippingMethodId } from '../../orders/index.js'
import { isEmailAddress } from '../../accounts/index.js'
import { countryCode } from '../../pricing/index.js'
import { isStorable, ok, oneLine, utf8Bytes, withoutControls } from '../../shared/index.js'
import type { Result } from '../../shared/index.js'
import type { GatewayFailure } from '../../ports/gateway-failure.port.js'
import { refuse } from './failures.js'

const MAX_EMAIL_LENGTH = 254
const MAX_ADDRESS_LINE_LENGTH = 300
const MAX_CODE_LENGTH = 100
const MAX_TOKEN_LENGTH = 255
/** The maximum size of all answers together in the database. */
const MAX_CUSTOM_BYTES = 20 * 1024
const MAX_ANSWER_LENGTH = 5000
const MAX_ANSWERS = 50

/**
 * A text in its stored form: on one line, trimmed, null if empty; undefined if it is too long or contains a
 * character that databases refuse.
 */
export function cleanText(input: string | null, maxLength: number): string | null | undefined {
  const given = input?.trim() ?? ''
  if (given.length > maxLength || !isStorable(given)) return undefined
  const text = oneLine(given).trim()
  return text === '' ? null : text
}

/**
 * Reads the e-mail of an order; null: it is removed. Mail programs find other addresses in a text with brackets,
 * commas or colons.
 */
export function readIdentity(input: string | null): Result<string | null, GatewayFailure> {
  const email = cleanText(input, MAX_EMAIL_LENGTH)
  return email === undefined || (email !== null && !isEmailAddress(email))
    ? refuse('InvalidIdentity', 'This is not an e-mail address.')
    : ok(email)
}

/**
 * Reads an address, also an incomplete one: the submit decides if it is sufficient. `implied` is the country
 * if the address names none.
 */
export function readAddress(input: Address, implied: string | null): Result<Address, GatewayFailure> {
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
  if (!isReadable || (country === null) !== (written === null))
    return refuse('InvalidShippingAddress', 'A part of this address cannot be used.')
  return ok({ ...(address as Address), country: country ?? implied })
}

/**
 * Reads a choice of shipping. A method of the shop is stored even if it does not serve the address yet, since
 * a page sends both at once, in any order.
 */
export const readShippingMethod = (
  id: ShippingMethodId | null,
  offers: readonly { readonly id: string }[],
): Result<ShippingMethodId | null, GatewayFailure> =>
  id !== null && !offers.some((offer) => offer.id === id)
    ? refuse('NeedShippingMethod', 'There is no such shipping method.')
    : ok(id)

/**
 * Reads the token of a payment method. Texts that look like a card number are refused, since card data are
 * never stored.
 */
export function readPaymentToken(given: string): Result<string, GatewayFailure> {
  const token = cleanText(given, MAX_TOKEN_LENGTH)
  return token == null || /^[\d\s-]{12,}$/.test(token)
    ? refuse('NeedPaymentMethod', 'This is not a token of a payment method.')
    : ok(token)
}

/** A payment method, as far as it decides whether an order accepts it. */
export interface GivenMethod {
  readonly provider: PaymentMethod['provider']
  readonly token: string
  /** True if it is a wallet's approval. */
  readonly isWallet: boolean
}

/**
 * Decides if an order accepts a payment method; a wallet's approval is valid only for the cart for which it
 * was begun.
 */
export const decidePaymentMethod = (
  { provider, token, isWallet }: GivenMethod,
  begun: { readonly provider: string; readonly reference: string } | null,
): Result<void, GatewayFailure> =>
  isWallet && (begun?.provider !== provider || begun.reference !== token)
    ? refuse('NeedPaymentMethod', 'This payment was not begun for this cart.')
    : ok(undefined)

const plainDatum = ({ name, textArea, textInput, checkbox }: CustomDatum): CustomDatum => ({
  name: oneLine(name),
  textArea: textArea === null ? null : withoutControls(textArea),
  textInput: textInput === null ? null : oneLine(textInput),
  checkbox,
})

/** Reads the answers to the owner's own fields, within limits. */
export function readCustomData(data: readonly CustomDatum[]): Result<readonly CustomDatum[], GatewayFailure> {
  const plain = data.map(plainDatum)
  const isReadable =
    data.length <= MAX_ANSWERS &&
    utf8Bytes(JSON.stringify(plain)) <= MAX_CUSTOM_BYTES &&
    data.every(({ name, textArea, textInput }) =>
      [name, textArea, textInput].every((each) => cleanText(each, MAX_ANSWER_LENGTH) !== undefined),
    )
  return isReadable ? ok(plain) : refuse('InvalidCustomData', 'The additional information is too long.')
}

/** Reads a discount code in its stored form; the empty text is never a code. */
export const readDiscountCode = (input: string): string =>
  cleanText(input, MAX_CODE_LENGTH)?.toUpperCase() ?? ''
