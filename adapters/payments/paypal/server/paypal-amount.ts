import { currencyCode, digitsOf, money, WALLET_CURRENCIES } from '../../../../core/money/index.js'
import type { Money } from '../../../../core/money/index.js'
import type { UnacceptedAmount } from '../../../../core/ports/payments/payment-processor.port.js'
import { toRecord, toText } from '../../../../core/shared/index.js'

/** An amount in PayPal's form. */
export interface PaypalAmount {
  readonly currency_code: string
  readonly value: string
}

/** The number of our minor units in one unit of PayPal's, which counts TWD in whole units. */
function scaleOf(currency: string): number {
  const digits = WALLET_CURRENCIES.get(currency)?.digits ?? 2
  return 10 ** (digitsOf(currencyCode(currency)) - digits)
}

/** The reason why PayPal refuses an amount (reference/constants#currencies); null: it accepts the amount. */
export function refusesAmount({ amount, currency }: Money): UnacceptedAmount | null {
  if (!WALLET_CURRENCIES.has(currency)) return { tag: 'unknown-currency' }
  const scale = scaleOf(currency)
  if (amount < scale) return { tag: 'too-small', minimum: money(scale, currency) }
  return amount % scale === 0 ? null : { tag: 'not-whole' }
}

/** An accepted amount in PayPal's form. */
export function toPaypalAmount({ amount, currency }: Money): PaypalAmount {
  const digits = WALLET_CURRENCIES.get(currency)?.digits ?? 2
  const text = String(amount / scaleOf(currency)).padStart(digits + 1, '0')
  const value = digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`
  return { currency_code: currency, value }
}

/** An amount from an answer; null: invalid. */
export function fromPaypalAmount(input: unknown): Money | null {
  const { currency_code: currency, value } = toRecord(input)
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d{1,2}))?$/.exec(toText(value) ?? '') ?? []
  if (typeof currency !== 'string' || whole === undefined || !WALLET_CURRENCIES.has(currency)) return null
  const digits = WALLET_CURRENCIES.get(currency)?.digits ?? 2
  return money(
    Number(`${whole}${fraction.padEnd(digits, '0').slice(0, digits)}`) * scaleOf(currency),
    currency,
  )
}
