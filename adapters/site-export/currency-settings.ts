import { parseCurrencyCode } from '../../core/money/index.js'
import type { CurrencyCode } from '../../core/money/index.js'
import { toRecord, toText } from '../../core/shared/index.js'
import { literalValue, nodesOf, pageScripts, parseScript } from '../site-pages/index.js'
import type { ParsedPage } from '../site-pages/index.js'

/** How a published shop writes its prices. */
export interface CurrencySettings {
  readonly code: CurrencyCode
  /** What stands before the minor units: "." or ",". */
  readonly decimal: string
  /** What stands between thousands; empty: nothing. */
  readonly group: string
}

const NAME = '__WEBFLOW_CURRENCY_SETTINGS'

function settingsIn(code: string): unknown {
  const program = parseScript(code)
  let found: unknown
  if (program !== null)
    for (const each of nodesOf(program)) {
      const isSet =
        each.type === 'AssignmentExpression' &&
        each.left.type === 'MemberExpression' &&
        each.left.property.type === 'Identifier' &&
        each.left.property.name === NAME
      if (isSet) found = literalValue(each.right)?.value
    }
  return found
}

/**
 * The currency that a published page of a shop names in a script of its own; null: it names none, as no
 * export does.
 */
export function currencySettingsOf(page: ParsedPage): CurrencySettings | null {
  for (const script of pageScripts(page)) {
    if (script.tag !== 'inline' || !script.code.includes(NAME)) continue
    const raw = toRecord(settingsIn(script.code))
    const code = parseCurrencyCode(raw['currencyCode'])
    if (code.ok)
      return { code: code.value, decimal: toText(raw['decimal']) ?? '.', group: toText(raw['group']) ?? ',' }
  }
  return null
}
