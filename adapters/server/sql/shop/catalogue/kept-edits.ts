import type { ProductRow, SkuRow } from '../../engine/index.js'
import { toDecimalString, money } from '../../../../../core/money/index.js'
import { fileValuesOf } from './file-values.js'

/** A value of the catalogue file that an import ignored, since the owner edited it in the shop. */
export interface KeptEdit {
  /** The product, or the code of the variant. */
  readonly name: string
  readonly field: 'name' | 'visibility' | 'price' | 'compare-at price'
  readonly inShop: string
  readonly inFile: string
}

const amountText = (minor: unknown, currency: string): string =>
  typeof minor === 'number' ? toDecimalString(money(minor, currency)) : 'none'

/** The edits of a product that differ from the file. */
export function keptOfProduct(row: ProductRow): readonly KeptEdit[] {
  const { name, withdrawn } = fileValuesOf(row)
  return [
    ...(name === undefined || name === row.name
      ? []
      : [{ name: row.slug, field: 'name', inShop: row.name, inFile: String(name) } as const]),
    ...(withdrawn === false
      ? [{ name: row.slug, field: 'visibility', inShop: 'hidden', inFile: 'for sale' } as const]
      : []),
  ]
}

/** The edits of a variant that differ from the file. */
export function keptOfSku(row: SkuRow): readonly KeptEdit[] {
  const values = fileValuesOf(row)
  const kept = (column: 'price_minor' | 'compare_at_minor', field: KeptEdit['field']): readonly KeptEdit[] =>
    values[column] === undefined || values[column] === row[column]
      ? []
      : [
          {
            name: row.code ?? row.id,
            field,
            inShop: amountText(row[column], row.currency),
            inFile: amountText(values[column], row.currency),
          },
        ]
  return [...kept('price_minor', 'price'), ...kept('compare_at_minor', 'compare-at price')]
}
