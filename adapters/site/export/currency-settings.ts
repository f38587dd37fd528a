import { parseCurrencyCode } from '../../../core/money/index.js'
import type { CurrencyCode } from '../../../core/money/index.js'
import { toRecord, toText } from '../../../core/shared/index.js'
import { currencyStatement } from '../pages/index.js'
import type { ParsedPage } from '../pages/index.js'

/** How a published shop writes its prices. */
export interface CurrencySettings {
  readonly code: CurrencyCode
  /** What stands before the minor units: "." or ",". */
  readonly decimal: string
  /** What stands between thousands; empty: nothing. */
  readonly group: string
}

/**
 * The currency that a published page of a shop names in a script of its own; null: it names none, as no
 * export does.
 */
export function currencySettingsOf(page: ParsedPage): CurrencySettings | null {
  const raw = toRecord(currencyStatement(page))
  const code = parseCurrencyCode(raw['currencyCode'])
  return code.ok
    ? { code: code.value, decimal: toText(raw['decimal']) ?? '.', group: toText(raw['group']) ?? ',' }
    : null
}
