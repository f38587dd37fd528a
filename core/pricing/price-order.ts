import { add, allocate, isZero, negate, subtract, sum, zero } from '../money/index.js'
import type { CurrencyCode, Money } from '../money/index.js'
import type { ExtraItem, OrderTax, ShippingMethod, ShippingMethodId } from '../orders/index.js'
import { checkDiscount, discountAmount, discountedLines } from './discount.js'
import type { Discount, DiscountRefusal } from './discount.js'
import { pieceCount, rowTotal, subtotalOf } from './line.js'
import type { PricingLine } from './line.js'
import { availableShippingMethods } from './shipping.js'
import type { Destination, ShippingOffer } from './shipping.js'
import { appliedTaxes, orderTax, taxLines } from './tax.js'
import type { TaxRule } from './tax.js'

/** Everything that decides the price of an order. */
export interface PricingRequest {
  readonly currency: CurrencyCode
  readonly lines: readonly PricingLine[]
  readonly destination: Destination
  readonly shipping: {
    readonly offers: readonly ShippingOffer[]
    readonly selected: ShippingMethodId | null
  }
  /** The applied code in its present state; null: none applied. */
  readonly discount: Discount | null
  readonly taxes: readonly TaxRule[]
  /** Wall-clock ms, for the end of the discount. */
  readonly nowMs: number
}

/**
 * The sums of an order. `total` is `subtotal` plus every extra item that the prices do not include, never
 * below zero.
 */
export interface PricedOrder {
  readonly rowTotals: readonly Money[]
  readonly itemCount: number
  readonly subtotal: Money
  /** Discount (negative), shipping, taxes, in this order. */
  readonly extraItems: readonly ExtraItem[]
  /** The part of the discount that is taken off each line, by the line's place; none without a discount. */
  readonly discountParts: readonly Money[]
  /** Each tax with its base, for documents. */
  readonly taxes: readonly OrderTax[]
  readonly total: Money
  readonly shippingMethods: readonly ShippingMethod[]
  /** The reason why the applied discount no longer applies; null: it applies, or there is none. */
  readonly discountRefusal: DiscountRefusal | null
  readonly requiresShipping: boolean
  readonly isFreeOrder: boolean
}

/**
 * Calculates an order from its lines: discount, shipping, taxes on the rest, total. Pure: the same request
 * always gives the same sums.
 */
export function priceOrder(request: PricingRequest): PricedOrder {
  const { currency, lines, destination } = request
  const subtotal = subtotalOf(lines, currency)
  const discount = discountOf(request)
  const shippingMethods = availableShippingMethods(
    request.shipping.offers,
    lines,
    destination,
    request.shipping.selected,
    currency,
  )
  const method = shippingMethods.find((candidate) => candidate.selected)
  const taxable = lines.map((line, index) => ({
    taxCategory: line.taxCategory,
    net: subtract(rowTotal(line), discount.parts[index] ?? zero(currency)),
  }))
  const taxes = appliedTaxes(request.taxes, destination, taxable, method?.price ?? zero(currency), currency)
  const extraItems = [
    ...discount.items,
    ...(method === undefined ? [] : [{ kind: 'shipping', name: method.name, price: method.price } as const]),
    ...taxLines(taxes),
  ]
  const total = add(
    subtotal,
    sum(
      extraItems.filter(({ isIncluded }) => isIncluded !== true).map((item) => item.price),
      currency,
    ),
  )
  return {
    rowTotals: lines.map(rowTotal),
    itemCount: pieceCount(lines),
    subtotal,
    extraItems,
    discountParts: discount.parts,
    taxes: taxes.map(orderTax),
    total,
    shippingMethods,
    discountRefusal: discount.refusal,
    requiresShipping: lines.some((line) => line.shippable),
    isFreeOrder: isZero(total),
  }
}

interface AppliedDiscount {
  readonly items: readonly ExtraItem[]
  /** The part of the discount for each line, by the line's index. */
  readonly parts: readonly Money[]
  readonly refusal: DiscountRefusal | null
}

function discountOf({ discount, lines, currency, nowMs }: PricingRequest): AppliedDiscount {
  if (discount === null) return { items: [], parts: [], refusal: null }
  const checked = checkDiscount(discount, lines, currency, nowMs)
  if (!checked.ok) return { items: [], parts: [], refusal: checked.failure }
  const amount = discountAmount(discount, lines, currency)
  if (isZero(amount)) return { items: [], parts: [], refusal: null }
  const applied = new Set(discountedLines(discount, lines))
  const weights = lines.map((line) => (applied.has(line) ? rowTotal(line).amount : 0))
  return {
    items: [{ kind: 'discount', name: discount.name, price: negate(amount) }],
    parts: allocate(amount, weights),
    refusal: null,
  }
}
