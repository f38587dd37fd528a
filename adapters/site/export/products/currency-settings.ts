import { parseCurrencyCode } from '../../../../core/money/index.js'
import type { CurrencyCode } from '../../../../core/money/index.js'
import { toRecord, toText } from '../../../../core/shared/index.js'
import { currencyStatement } from '../../pages/index.js'
import type { ParsedPage } from '../../pages/index.js'

/** The form of prices in a published shop. */
export interface CurrencySettings {
  readonly code: CurrencyCode
  /** The sign before the minor units: "." or ",". */
  readonly decimal: string
  /** The sign between thousands; empty: none. */
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
