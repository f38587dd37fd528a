import { minorUnits, parseCurrencyCode } from '../../../../core/money/index.js'
import type { Money } from '../../../../core/money/index.js'
import { toRecord } from '../../../../core/shared/index.js'
import { asInteger } from './reading.js'

/** Reads a price from an answer (`value` in minor units, `unit`); null: invalid. */
export function parseMoney(input: unknown): Money | null {
  const price = toRecord(input)
  const amount = asInteger(price['value'])
  const currency = parseCurrencyCode(price['unit'])
  return amount === null || !currency.ok ? null : { amount: minorUnits(amount), currency: currency.value }
}
