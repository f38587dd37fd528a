import type { Discount } from '../../../pricing/index.js'
import type { StoreSettings } from '../../settings/store-settings.js'
import type { CartContent, OpenCart, OpenLine } from './open-cart.js'

/** A discount code as stored. */
export interface StoredDiscount {
  readonly code: string
  /** The discount that the owner made in the shop; null: none. */
  readonly made: Discount | null
  /** The number of orders with the code. */
  readonly usedCount: number
}

/** A cart as stored, with lines in any currency, and the facts that decide its present state. */
export interface LoadedCart<Line extends OpenLine = OpenLine> extends CartContent<Line> {
  /** null: the cart has no code. */
  readonly discount: StoredDiscount | null
  /** True: its buyer has begun the trial in it with another order. */
  readonly isTrialBegun: boolean
}

/** The settings that decide the present state of a stored cart. */
export type CartSettings = Pick<StoreSettings, 'currency' | 'discounts'>

/** The present discount of a code; one of the shop takes precedence over one of the settings. Null: none. */
export function presentDiscount(
  { discounts }: Pick<CartSettings, 'discounts'>,
  { code, made, usedCount }: StoredDiscount,
): Discount | null {
  if (made !== null) return made
  const inSettings = discounts.find((one) => one.code === code)
  return inSettings === undefined ? null : { ...inSettings, usedCount }
}

/** True if a line begins with a trial. */
const hasTrial = ({ variant }: OpenLine): boolean => variant.trialDays > 0

const withoutTrial = <Line extends OpenLine>(line: Line): Line => ({
  ...line,
  variant: { ...line.variant, trialDays: 0 },
})

/**
 * A stored cart as its shopper has it now. Amounts of two currencies cannot be added: a line in another one remains
 * only if the owner changed the currency. Each member gets one trial of a product.
 */
export function presentCart<Line extends OpenLine>(
  settings: CartSettings,
  { discount, isTrialBegun, ...others }: LoadedCart<Line>,
): OpenCart<Line> {
  const inCurrency = others.lines.filter(({ variant }) => variant.price.currency === settings.currency)
  const trial = isTrialBegun ? inCurrency.find(hasTrial) : undefined
  const lines =
    trial === undefined ? inCurrency : inCurrency.map((line) => (line === trial ? withoutTrial(line) : line))
  return { ...others, lines, discount: discount && presentDiscount(settings, discount) }
}
