import { signsOf } from '../../../money/index.js'
import type { CurrencyCode } from '../../../money/index.js'

/**
 * Removes the additions of other programs from an amount: the shop's own currency as symbol or code (`$ 12.00
 * USD`), and commas between thousands. Other characters stay and are refused later: a comma before two digits
 * is a decimal mark. `decimal`: the decimal mark of the file (`1.234,50` for a comma).
 */
export function plainAmount(text: string, currency: CurrencyCode, decimal: '.' | ',' = '.'): string {
  const names = [currency, ...signsOf(currency)]
  const bare = names.reduce((rest, name) => rest.replace(name, ''), text).trim()
  if (decimal === ',' && /^(?:\d+|\d{1,3}(?:\.\d{3})+)(?:,\d+)?$/.test(bare))
    return bare.replaceAll('.', '').replace(',', '.')
  return /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(bare) ? bare.replaceAll(',', '') : bare
}
