/** The header of a catalogue file: one line per variant; the lines of a product share its handle. */
export const COLUMNS = {
  handle: 'Product Handle',
  name: 'Product Name',
  type: 'Product Type',
  description: 'Product Description',
  categories: 'Product Categories',
  sku: 'Variant Sku',
  price: 'Variant Price',
  compareAt: 'Variant Compare-at Price',
  inventory: 'Variant Inventory',
  weight: 'Variant Weight',
  mainImage: 'Main Variant Image',
  moreImages: 'More Variant Images',
  shipping: 'Requires Shipping',
  productId: 'Product ID',
  skuId: 'Variant ID',
  width: 'Variant Width',
  height: 'Variant Height',
  length: 'Variant Length',
  unitMeasure: 'Unit Pricing Measure',
  unitBase: 'Unit Pricing Base Measure',
  billing: 'Variant Billing',
  interval: 'Subscription Interval',
  frequency: 'Subscription Frequency',
  trialDays: 'Subscription Trial Days',
  taxCategory: 'Tax Category',
  draft: 'Draft',
  archived: 'Archived',
} as const

/** Other names of a column, in lower case. */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ['item id', COLUMNS.productId],
  ['sku id', COLUMNS.skuId],
  ['product tax class', COLUMNS.taxCategory],
])

/** The required columns of a catalogue. */
export const REQUIRED_COLUMNS: readonly string[] = [COLUMNS.handle, COLUMNS.name, COLUMNS.price]

/** Columns in which each variant has its own value; of the others a product's first line has the values. */
export const VARIANT_COLUMNS: ReadonlySet<string> = new Set([
  COLUMNS.sku,
  COLUMNS.price,
  COLUMNS.compareAt,
  COLUMNS.inventory,
  COLUMNS.weight,
  COLUMNS.mainImage,
  COLUMNS.moreImages,
  COLUMNS.skuId,
  COLUMNS.width,
  COLUMNS.height,
  COLUMNS.length,
  COLUMNS.unitMeasure,
  COLUMNS.unitBase,
  COLUMNS.billing,
  COLUMNS.interval,
  COLUMNS.frequency,
  COLUMNS.trialDays,
  COLUMNS.draft,
  COLUMNS.archived,
])

const KNOWN = new Map(
  Object.values(COLUMNS).map((column): [string, string] => [column.toLowerCase(), column]),
)
const OPTION_PARTS = new Map(
  ['Name', 'Value', 'ID', 'Value ID'].map((part): [string, string] => [part.toLowerCase(), part]),
)

/**
 * This program's name of a column, regardless of case (also `Option1 Value`, the builder's form); an unknown
 * column keeps its own.
 */
export function columnName(header: string): string {
  const name = header.trim().replace(/\s+/g, ' ')
  const lower = name.toLowerCase()
  const [, number, part] = /^option ?(\d+) (name|value|id|value id)$/.exec(lower) ?? []
  if (number !== undefined) return `Option ${number} ${OPTION_PARTS.get(part ?? '') ?? ''}`
  return KNOWN.get(lower) ?? ALIASES.get(lower) ?? name
}

/** The problem of a line with more values than the header has columns. */
export const tooManyValues = (values: number, columns: number): string =>
  `The line has ${values} values, the header names ${columns} columns. A separator inside a value needs quotes ` +
  'around the value.'
