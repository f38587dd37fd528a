import type { Table } from '../../pages/data/read-table.js'
import { readShownPrice } from './shown-price.js'
import type { CurrencySettings } from './currency-settings.js'

const PRICE_COLUMN = /^variant (?:compare-at )?price$/i

/**
 * Finds the separators in the prices of a table: a single price with a comma before its last two digits
 * decides for all.
 */
function separatorsIn(prices: readonly string[]): Pick<CurrencySettings, 'decimal' | 'group'> | null {
  const ends = (sign: RegExp): boolean => prices.some((price) => sign.test(price))
  if (ends(/,\d{1,2}\D*$/)) return { decimal: ',', group: '.' }
  return ends(/\.\d{1,2}\D*$/) ? { decimal: '.', group: ',' } : null
}

/**
 * A product table with plain amounts (`1234.50`) in its price columns, in place of the notations of
 * spreadsheets of any country and of the builder's export. Invalid prices stay, so that the catalogue reports
 * them.
 */
export function withPlainPrices({ columns, rows }: Table): Table {
  const priceColumns = columns.flatMap((name, index) => (PRICE_COLUMN.test(name.trim()) ? [index] : []))
  const separators = separatorsIn(rows.flatMap((row) => priceColumns.map((index) => row[index] ?? '')))
  return {
    columns,
    rows: rows.map((row) =>
      row.map((value, index) =>
        priceColumns.includes(index) ? (readShownPrice(value, separators) ?? value) : value,
      ),
    ),
  }
}
