import { currencyCode, parseDecimal } from '../../../../core/money/index.js'
import type { Money } from '../../../../core/money/index.js'
import { badInput, err, ok } from '../../../../core/shared/index.js'
import type { OwnerFailure, Result } from '../../../../core/shared/index.js'

/** Reads an amount such as `12.50` in a currency. */
export function amountOf(text: string, { currency }: Pick<Money, 'currency'>): Result<Money, OwnerFailure> {
  const parsed = parseDecimal(text.trim(), currencyCode(currency))
  return parsed.ok
    ? ok(parsed.value)
    : err(badInput(`"${text}" is no amount in ${currency}.`, 'Write it as 12.50: a point, and no currency.'))
}
