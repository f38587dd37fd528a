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

/** Everything the price of an order depends on. */
export interface PricingRequest {
  readonly currency: CurrencyCode
  readonly lines: readonly PricingLine[]
  readonly destination: Destination
  readonly shipping: {
    readonly offers: readonly ShippingOffer[]
    readonly selected: ShippingMethodId | null
  }
  /** The code the shopper applied, as it stands now; null: none applied. */
  readonly discount: Discount | null
  readonly taxes: readonly TaxRule[]
  /** Wall-clock ms, for the expiry of the discount. */
  readonly nowMs: number
}

/**
 * The sums of an order. `total` is `subtotal` plus every extra item that the prices do not include, and never
 * below zero.
 */
export interface PricedOrder {
  readonly rowTotals: readonly Money[]
  readonly itemCount: number
  readonly subtotal: Money
  /** Discount (negative), shipping, taxes, in this order. */
  readonly extraItems: readonly ExtraItem[]
  /** Each tax with what it is taken from, for documents. */
  readonly taxes: readonly OrderTax[]
  readonly total: Money
  readonly shippingMethods: readonly ShippingMethod[]
  /**
   * The reason why the applied discount takes nothing off any more; null when it does, or when there is none.
   */
  readonly discountRefusal: DiscountRefusal | null
  readonly requiresShipping: boolean
  readonly isFreeOrder: boolean
}

/**
 * Calculates an order from its lines: discount, shipping, taxes on what is left, total. Pure, so the same
 * request always costs the same.
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
  /** The part of the discount taken off each line, by the line's place. */
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
