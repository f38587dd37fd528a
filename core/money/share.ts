import { err, ok } from '../shared/index.js'
import type { Brand, Result } from '../shared/index.js'
import type { CurrencyCode } from './currency-code.js'
import { inputText } from './input-text.js'
import { minorUnits } from './money.js'
import type { Money } from './money.js'
import { rounded } from './rounding.js'
import type { Rounding } from './rounding.js'

/** A share of an amount in parts per million, so that a tax of 8.875 % is the whole number 88 750. */
export type PartsPerMillion = Brand<number, 'PartsPerMillion'>

/** A share from a whole number of parts per million; other numbers are a bug and throw. */
export function partsPerMillion(parts: number): PartsPerMillion {
  if (!Number.isSafeInteger(parts))
    throw new Error(`[vitrine] ${parts} is not a whole number of parts per million`)
  return parts as PartsPerMillion
}

/** A share from a whole number of percent: `percent(15)`. */
export const percent = (whole: number): PartsPerMillion => partsPerMillion(whole * 10_000)

/** The text is not a percentage. */
export type PercentFailure = { readonly tag: 'not-a-percentage'; readonly text: string }

/** Reads `8.875` or `8.875 %` with up to four decimals, without floating point. */
export function parsePercent(input: unknown): Result<PartsPerMillion, PercentFailure> {
  const text = typeof input === 'number' ? String(input) : input
  const match = typeof text === 'string' ? /^(\d{1,6})(?:\.(\d{1,4}))?\s*%?$/.exec(text.trim()) : null
  if (match === null) return err({ tag: 'not-a-percentage', text: inputText(input) })
  return ok(partsPerMillion(Number(`${match[1]}${(match[2] ?? '').padEnd(4, '0')}`)))
}

const MILLION = 1_000_000n

/**
 * The share of an amount, rounded to a whole minor unit. Exact for every safe amount, since the product is a
 * big integer.
 */
export function shareOf(value: Money, share: PartsPerMillion, rounding: Rounding = 'half-up'): Money {
  const product = BigInt(value.amount) * BigInt(share)
  const amount = rounded({ top: product, bottom: MILLION }, rounding)
  return { amount: minorUnits(Number(amount)), currency: value.currency }
}

/** A part of a price, and all shares (in parts per million, added up) that it includes. */
export interface PricePart {
  readonly value: Money
  readonly shares: number
}

/**
 * The amount of a share that was added to each part of a price: of 119 with 19 % it is 19. Rounded half up,
 * once for all parts.
 */
export function includedShareOf(
  parts: readonly PricePart[],
  share: PartsPerMillion,
  currency: CurrencyCode,
): Money {
  const amounts = new Map<number, bigint>()
  for (const { value, shares } of parts)
    amounts.set(shares, (amounts.get(shares) ?? 0n) + BigInt(value.amount) * BigInt(share))
  let product = 0n
  let whole = 1n
  for (const [shares, amount] of amounts) {
    const divisor = MILLION + BigInt(shares)
    product = product * divisor + amount * whole
    whole *= divisor
  }
  return { amount: minorUnits(Number(rounded({ top: product, bottom: whole }, 'half-up'))), currency }
}
