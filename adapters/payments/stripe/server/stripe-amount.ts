import { CARD_CURRENCIES, currencyCode, minimumChargeOf, money } from '../../../../core/money/index.js'
import type { Money } from '../../../../core/money/index.js'
import type { UnacceptedAmount } from '../../../../core/ports/payments/payment-processor.port.js'

/**
 * Currencies without decimals that Stripe counts in hundredths (Stripe: "Supported currencies", special
 * cases).
 */
const COUNTED_IN_HUNDREDTHS: ReadonlySet<string> = new Set(['UGX'])

const scaleOf = (currency: string): number => (COUNTED_IN_HUNDREDTHS.has(currency) ? 100 : 1)

/** Currencies that Stripe counts in hundredths and charges in whole units only (the same list). */
const WHOLE_UNITS: ReadonlySet<string> = new Set(['ISK'])

/** An amount in the units of Stripe's interface. */
export const toStripeAmount = ({
  amount,
  currency,
}: Money): { readonly amount: number; readonly currency: string } => ({
  amount: amount * scaleOf(currency),
  currency: currency.toLowerCase(),
})

/** An amount of Stripe's interface. */
export function fromStripeAmount(amount: number, currency: string): Money {
  const code = currency.toUpperCase()
  return money(amount / scaleOf(code), code)
}

/** The reason why Stripe does not charge an amount (reference/constants#currencies); null: accepted. */
export function refusesAmount({ amount, currency }: Money): UnacceptedAmount | null {
  if (!CARD_CURRENCIES.has(currency)) return { tag: 'unknown-currency' }
  const minimum = minimumChargeOf(currencyCode(currency))
  if (amount < minimum) return { tag: 'too-small', minimum: money(minimum, currency) }
  return WHOLE_UNITS.has(currency) && amount % 100 !== 0 ? { tag: 'not-whole' } : null
}
