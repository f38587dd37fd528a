import { MAX_OPTION_TEXT_LENGTH, MAX_PRICE_MINOR, MAX_STOCK } from '../../../catalog/index.js'
import { money, toDecimalString } from '../../../money/index.js'
import type { CurrencyCode } from '../../../money/index.js'
import { refuse } from '../../../owners/index.js'
import type { OwnerProblem } from '../../../owners/index.js'
import type { CatalogueTable } from '../../../ports/owner/files/catalogue-file.port.js'
import { oneLine, ok } from '../../../shared/index.js'
import type { Result } from '../../../shared/index.js'
import { COLUMNS } from '../../shop/catalogue/catalogue-columns.js'
import { cellOf } from './catalogue-lines.js'

/** A variant that is added to a product. */
export interface NewVariant {
  /** A value for each option of the product, in their order; other values than those of the file are new ones. */
  readonly values: readonly string[]
  /** Empty: none. */
  readonly code: string
  readonly priceMinor: number
  /** Null: unlimited. */
  readonly stock: number | null
}

/** Makes the id of a variant from its product and its values, for a line that has none of its own. */
export type VariantIdOf = (handle: string, values: readonly string[]) => string

/** True for texts that differ at most in case. */
export const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** Columns that belong to one variant alone and are not copied to a new one. */
const OWN_COLUMNS = [COLUMNS.skuId, COLUMNS.compareAt, COLUMNS.mainImage, COLUMNS.moreImages] as const

/** The cells by which a new variant differs from the one that it is like, beside its options; or why it cannot be. */
export function newVariantCells(
  table: CatalogueTable,
  { code: given, priceMinor, stock }: NewVariant,
  currency: CurrencyCode,
): Result<ReadonlyMap<string, string>, OwnerProblem> {
  const code = oneLine(given).trim()
  if (code.length > MAX_OPTION_TEXT_LENGTH)
    return refuse('bad-input', `A SKU has at most ${MAX_OPTION_TEXT_LENGTH} characters.`)
  if (code !== '' && table.lines.some(({ cells }) => isSame(cellOf(table, cells, COLUMNS.sku), code)))
    return refuse('bad-input', `Another variant has the SKU "${code}".`)
  if (!Number.isSafeInteger(priceMinor) || priceMinor < 0)
    return refuse('bad-input', 'A price is zero or more.')
  if (priceMinor > MAX_PRICE_MINOR) return refuse('bad-input', 'This is too large for a price.')
  if (stock !== null && (!Number.isSafeInteger(stock) || stock < 0 || stock > MAX_STOCK))
    return refuse('bad-input', `Write a whole number of pieces from 0 to ${MAX_STOCK}.`)
  return ok(
    new Map<string, string>([
      ...OWN_COLUMNS.map((column) => [column, ''] as const),
      [COLUMNS.sku, code],
      [COLUMNS.price, toDecimalString(money(priceMinor, currency)).replace('.', table.decimal)],
      [COLUMNS.inventory, stock === null ? '' : `${stock}`],
    ]),
  )
}

/**
 * An id for the line of a new variant. Empty: it gets the id that is made from its values, unless another line of
 * its product has that, such as one whose value was renamed.
 */
export function idForNew(
  handle: string,
  values: readonly string[],
  { taken, idOf }: { readonly taken: ReadonlySet<string>; readonly idOf: VariantIdOf },
): string {
  if (!taken.has(idOf(handle, values))) return ''
  let number = 2
  while (taken.has(idOf(handle, [...values, `${number}`]))) number += 1
  return idOf(handle, [...values, `${number}`])
}
