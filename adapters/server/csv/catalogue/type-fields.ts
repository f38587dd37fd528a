import { isMeasuredType, parseMeasure, productId, unitPricing } from '../../../../core/catalog/index.js'
import type { Measure, ProductType, Sku, UnitPricing } from '../../../../core/catalog/index.js'
import { downloadFilesOf } from '../../../../core/orders/index.js'
import { taxCategoryOf } from '../../../../core/pricing/index.js'
import type { ListedProduct } from '../../../../core/use-cases/shop/catalogue/listed-product.js'
import { COLUMNS } from '../../../../core/use-cases/shop/catalogue/catalogue-columns.js'
import type { RowReader } from './row-reader.js'

type Fields = ListedProduct['fields']

/** The field of a product with its tax category. */
export const TAX_CATEGORY_FIELD = 'tax-category'
const FILES = { field: 'download-files', column: 'Download Files' } as const
const INCLUDES = { field: 'include-downloads', column: 'Include Downloads' } as const

/** Weight and size, for the types that have them (reference/wire-protocol#products). */
export function readMeasures(
  reader: RowReader,
  type: ProductType,
): Pick<Sku, 'weight' | 'width' | 'length' | 'height'> {
  if (!isMeasuredType(type)) return { weight: null, width: null, length: null, height: null }
  return {
    weight: reader.measure(COLUMNS.weight),
    width: reader.measure(COLUMNS.width),
    length: reader.measure(COLUMNS.length),
    height: reader.measure(COLUMNS.height),
  }
}

const MEASURE_HINT = 'write it as 250 g, 0.75 l, 2 m or 10 pieces.'

/** The content of a variant, and the measure for its unit price; null: not sold by measure. */
export function readUnitPricing(reader: RowReader): UnitPricing | null {
  const measureIn = (column: string): Measure | null => {
    const text = reader.text(column)
    const measure = text === '' ? null : parseMeasure(text)
    if (text !== '' && measure === null) reader.fail(column, `"${text}" is no measure; ${MEASURE_HINT}`)
    return measure
  }
  const content = measureIn(COLUMNS.unitMeasure)
  const base = measureIn(COLUMNS.unitBase)
  if (content === null) return null
  const pricing = unitPricing(content, base)
  if (pricing === null) reader.fail(COLUMNS.unitBase, 'It is no measure of the same kind as the content.')
  return pricing
}

const without = (fields: Fields, ...names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))

/** The downloads by type: Digital requires files, a membership may restrict them, a service has none. */
function downloadsByType(first: RowReader, type: ProductType, fields: Fields): Fields {
  switch (type) {
    case 'Digital':
      if (downloadFilesOf([{ product: { id: productId('new'), fields } }]).length === 0)
        first.fail(
          FILES.column,
          'A product of the type Digital needs its files: name them here, separated by ";".',
        )
      return fields
    case 'Membership':
      return first.bool(INCLUDES.column, true) ? fields : without(fields, FILES.field)
    case 'Service':
      return without(fields, FILES.field, INCLUDES.field)
    default:
      return fields
  }
}

/** The owner's fields, with those for the type of the product (reference/wire-protocol#products). */
export function readTypeFields(first: RowReader, type: ProductType, fields: Fields): Fields {
  const category = taxCategoryOf(first.text(COLUMNS.taxCategory))
  return {
    ...downloadsByType(first, type, fields),
    ...(category === null ? {} : { [TAX_CATEGORY_FIELD]: category }),
  }
}
