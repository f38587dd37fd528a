import { expect } from '../test-runner.js'
import type { SkuId } from '../../../core/catalog/index.js'
import { shippingMethodId } from '../../../core/orders/index.js'
import type { Address, ExtraItem, Order, PaymentMethod } from '../../../core/orders/index.js'
import type { CommerceGateway, SubmitAnswer } from '../../../core/ports/shop/commerce-gateway.port.js'
import type { GatewayFailure } from '../../../core/ports/gateway-failure.port.js'
import type { Result } from '../../../core/shared/index.js'
import type { BackendFixture, ContractShop } from './backend-fixture.js'

export const GERMAN_ADDRESS: Address = {
  addressee: 'Ada Lovelace',
  line1: 'Ackerstraße 1',
  line2: null,
  city: 'Berlin',
  state: null,
  country: 'DE',
  postalCode: '10115',
}

/** The value of a success; a failure fails the test with its reason. */
export function valueOf<T>(result: Result<T, GatewayFailure>): T {
  if (!result.ok) throw new Error(`unexpected failure: ${JSON.stringify(result.failure)}`)
  return result.value
}

/** The code of a refusal; `unreachable` for the other kind of failure, `ok` for a success. */
export function codeOf(result: Result<unknown, GatewayFailure>): string {
  if (result.ok) return 'ok'
  return result.failure.tag === 'rejected' ? result.failure.code : 'unreachable'
}

export type Accepted = Extract<SubmitAnswer, { readonly tag: 'accepted' }>

/** The accepted order of a submit that went through. */
export function acceptedOf(result: Result<SubmitAnswer, GatewayFailure>): Accepted {
  const answer = valueOf(result)
  if (answer.tag !== 'accepted') throw new Error('the order was not accepted: it demands a challenge')
  return answer
}

/** The shipping methods by the engine's own names. */
export const shippingOf = ({ shop }: BackendFixture): NonNullable<ContractShop['shipping']> =>
  shop.shipping ?? {
    parcel: shippingMethodId('parcel'),
    express: shippingMethodId('express'),
    europe: shippingMethodId('europe'),
  }

/** A text with each letter in its other case. */
export const otherCase = (text: string): string =>
  [...text].map((each) => (each === each.toLowerCase() ? each.toUpperCase() : each.toLowerCase())).join('')

let keys = 0

/** An unused key. */
export const newKey = (): string => `key-${process.pid}-${(keys += 1)}`

export interface Shopper extends CommerceGateway {
  readonly add: (sku: SkuId, count?: number) => ReturnType<CommerceGateway['addToCart']>
  readonly cart: () => Promise<Order | null>
  /** Fills in everything an order within Germany needs. */
  readonly fillIn: (card: PaymentMethod) => Promise<void>
  readonly submit: (key?: string) => ReturnType<CommerceGateway['submitOrder']>
}

/** A new visitor with a method for each usual step. Every order that is read must add up. */
export function newShopper(fixture: BackendFixture, visitor = fixture.newVisitor()): Shopper {
  const { commerce } = fixture.backend.open(visitor)
  const cart = async (): Promise<Order | null> => {
    const { order } = valueOf(await commerce.readCart())
    if (order !== null) expectSums(order)
    return order
  }
  return {
    ...commerce,
    cart,
    add: (skuId, count = 1) => commerce.addToCart({ skuId, count, buyNow: false, key: newKey() }),
    fillIn: async (card) => {
      valueOf(await commerce.updateIdentity('ada@example.com'))
      valueOf(await commerce.updateAddress({ kind: 'shipping', address: GERMAN_ADDRESS }))
      valueOf(await commerce.updateAddress({ kind: 'billing', address: GERMAN_ADDRESS }))
      valueOf(await commerce.updateShippingMethod(shippingOf(fixture).parcel))
      valueOf(await commerce.storePaymentMethod(card))
    },
    submit: (key = newKey()) => commerce.submitOrder({ key }),
  }
}

/** Everything that an order holds adds up to the minor unit, in the currency of the shop. */
export function expectSums(order: Order, inCurrency = 'EUR'): void {
  const amounts = [
    ...order.items.flatMap(({ price, rowTotal }) => [price, rowTotal]),
    ...[...order.extraItems, ...order.shippingMethods].map(({ price }) => price),
    order.subtotal,
    order.total,
  ]
  expect(new Set(amounts.map(({ currency }) => currency))).toEqual(new Set([inCurrency]))
  expect(amounts.every(({ amount }) => Number.isSafeInteger(amount))).toBe(true)
  const rows = order.items.map(({ price, count }) => price.amount * count)
  expect(order.items.map(({ rowTotal }) => rowTotal.amount)).toEqual(rows)
  const subtotal = rows.reduce((sum, row) => sum + row, 0)
  expect(order.subtotal.amount).toBe(subtotal)
  expect(order.itemCount).toBe(order.items.reduce((sum, { count }) => sum + count, 0))
  // An included tax is listed and adds nothing.
  const added = order.extraItems.filter(({ isIncluded }) => isIncluded !== true)
  const extras = added.reduce((sum, { price }) => sum + price.amount, 0)
  expect(order.total.amount).toBe(subtotal + extras)
  expect(order.total.amount).toBeGreaterThanOrEqual(0)
  expectParts(order)
}

/** The taxes and the parts of the discount that an order names agree with the lines of its summary. */
function expectParts({ taxes, discountParts, extraItems, items }: Order): void {
  const sumOf = (amounts: readonly { readonly amount: number }[]): number =>
    amounts.reduce((sum, { amount }) => sum + amount, 0)
  const linesOf = (kind: ExtraItem['kind']): number =>
    sumOf(extraItems.flatMap((extra) => (extra.kind === kind ? [extra.price] : [])))
  if (discountParts !== undefined) expect(sumOf(discountParts) + linesOf('discount')).toBe(0)
  if (taxes === undefined) return
  expect(sumOf(taxes.map(({ amount }) => amount))).toBe(linesOf('tax'))
  // Engines round a tax once, or for each line.
  for (const { amount, net, share } of taxes)
    expect(Math.abs((net.amount * share) / 1e6 - amount.amount)).toBeLessThanOrEqual(items.length + 1)
}
