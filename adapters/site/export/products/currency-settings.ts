import { parseCurrencyCode } from '../../../../core/money/index.js'
import type { CurrencyCode } from '../../../../core/money/index.js'
import { toRecord, toText } from '../../../../core/shared/index.js'
import { currencyStatement } from '../../pages/index.js'
import type { ParsedPage } from '../../pages/index.js'

/** The format of prices in a published shop. */
export interface CurrencySettings {
  readonly code: CurrencyCode
  /** The separator before the minor units: "." or ",". */
  readonly decimal: string
  /** The thousands separator; empty: none. */
  readonly group: string
}

/** The price settings in a script of a published shop page; null: none, as in every export. */
export function currencySettingsOf(page: ParsedPage): CurrencySettings | null {
  const raw = toRecord(currencyStatement(page))
  const code = parseCurrencyCode(raw['currencyCode'])
  return code.ok
    ? { code: code.value, decimal: toText(raw['decimal']) ?? '.', group: toText(raw['group']) ?? ',' }
    : null
}

/** The currency that a page of a published shop states; null: none. */
export const currencyCodeOf = (page: ParsedPage): CurrencyCode | null =>
  currencySettingsOf(page)?.code ?? null
