import { orderNumber } from '../shared/index.js'
import { readField, readList, readPath } from './data-path.js'

const ADDRESS_PARTS = {
  Addressee: 'addressee',
  Line1: 'line1',
  Line2: 'line2',
  City: 'city',
  State: 'state',
  Country: 'country',
  PostalCode: 'postalCode',
} as const

/**
 * The site data tree with the short names that pages use for its order (reference/bindings#order-aliases).
 * These are `customerEmail`, the parts of the addresses, the card, `requiresShipping`, the selected shipping
 * method and the additional fields. A tree without an order is returned unchanged.
 */
export function withOrderAliases(tree: unknown): unknown {
  const database = readField(tree, 'database')
  const order = readField(database, 'commerceOrder')
  if (typeof order !== 'object' || order === null) return tree
  return {
    ...(tree as object),
    database: { ...(database as object), commerceOrder: { ...order, ...orderAliases(order) } },
  }
}

function orderAliases(order: object): Readonly<Record<string, unknown>> {
  const read = (path: string): unknown => readPath(order, path)
  const method = readList(order, 'availableShippingMethods').find(
    (each) => readField(each, 'selected') === true,
  )
  const id = read('id')
  const isWallet = read('paymentProcessor') === 'paypal'
  return {
    orderId: id,
    orderNumber: typeof id === 'string' ? orderNumber(id) : undefined,
    customerEmail: read('customerInfo.identity.email'),
    ...addressAliases('shippingAddress', read('customerInfo.shippingAddress')),
    ...addressAliases('billingAddress', read('customerInfo.billingAddress')),
    cardProvider: isWallet ? 'PayPal' : read('customerInfo.stripePayment.card.provider'),
    cardLastFour: read('customerInfo.stripePayment.card.last4'),
    cardExpiresMonth: read('customerInfo.stripePayment.card.expires.month'),
    cardExpiresYear: read('customerInfo.stripePayment.card.expires.year'),
    requiresShipping: read('statusFlags.requiresShipping'),
    hasDownloads: read('statusFlags.hasDownloads'),
    shippingMethodName: readField(method, 'name'),
    shippingMethodDescription: readField(method, 'description'),
    additionalTextArea: lastCustom(order, 'textArea'),
    additionalTextInput: lastCustom(order, 'textInput'),
    additionalCheckbox: lastCustom(order, 'checkbox'),
  }
}

const addressAliases = (prefix: string, address: unknown): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(ADDRESS_PARTS).map(([suffix, part]) => [`${prefix}${suffix}`, readField(address, part)]),
  )

/** Of several fields of a kind, the last one counts. */
const lastCustom = (order: object, kind: string): unknown =>
  readList(order, 'customData')
    .map((datum) => readField(datum, kind))
    .filter((value) => value !== undefined && value !== null)
    .at(-1)
