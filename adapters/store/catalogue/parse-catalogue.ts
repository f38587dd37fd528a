import type { Inventory, OptionSet, Product, Sku } from '../../../core/catalog/index.js'
import { isShippableType, PRODUCT_TYPE_IDS, PRODUCT_TYPES, productSlug } from '../../../core/catalog/index.js'
import type { ProductType } from '../../../core/catalog/index.js'
import { zero } from '../../../core/money/index.js'
import { err, ok } from '../../../core/shared/index.js'
import type { Result } from '../../../core/shared/index.js'
import type { StoreSettings } from '../settings/store-settings.js'
import { optionSetIdOf, optionValueIdOf, productIdOf, skuIdOf } from './catalogue-ids.js'
import { COLUMNS, fieldColumns, optionColumns, REQUIRED_COLUMNS } from './catalogue-columns.js'
import type { FieldColumn, OptionColumns } from './catalogue-columns.js'
import { readCsvTable } from './csv-table.js'
import type { CatalogueProblem, CsvRow } from './csv-table.js'
import { parsePicture } from './picture.js'
import { RowReader } from './row-reader.js'
import { toSlug } from './slug.js'

type Reading = Pick<StoreSettings, 'currency' | 'fields'>

/** What the header says about the columns beyond the fixed ones. */
interface Layout {
  readonly options: readonly OptionColumns[]
  readonly fields: readonly FieldColumn[]
}

/** Reads the products of a catalogue file (docs/store.md). A failure lists every problem with its line and column. */
export function parseCatalogue(
  text: string,
  settings: Reading,
): Result<readonly Product[], readonly CatalogueProblem[]> {
  const table = readCsvTable(text)
  if (!table.ok) return table
  const { columns, rows } = table.value
  const missing = REQUIRED_COLUMNS.filter((column) => !columns.includes(column))
  if (missing.length > 0) {
    return err(missing.map((column) => ({ line: 1, column, message: 'This column is missing.' })))
  }
  const layout: Layout = { options: optionColumns(columns), fields: fieldColumns(columns, settings.fields) }
  const problems: CatalogueProblem[] = []
  const products = [...byHandle(rows, problems)].map(([handle, members]) =>
    readProduct(handle, members, layout, settings, problems),
  )
  checkCodes(rows, problems)
  problems.sort(byPlace(columns))
  return problems.length > 0 ? err(problems) : ok(products)
}

/** As a person reads the file: line by line, and in a line from left to right. */
const byPlace =
  (columns: readonly string[]) =>
  (left: CatalogueProblem, right: CatalogueProblem): number =>
    left.line - right.line || columns.indexOf(left.column ?? '') - columns.indexOf(right.column ?? '')

function byHandle(
  rows: readonly CsvRow[],
  problems: CatalogueProblem[],
): ReadonlyMap<string, readonly CsvRow[]> {
  const groups = new Map<string, CsvRow[]>()
  for (const row of rows) {
    const handle = new RowReader(row, problems).required(COLUMNS.handle)
    if (handle === '') continue
    if (toSlug(handle) !== handle) {
      const message = `"${handle}" cannot be part of an address: use lower-case letters, digits and single hyphens.`
      problems.push({ line: row.line, column: COLUMNS.handle, message })
    }
    groups.set(handle, [...(groups.get(handle) ?? []), row])
  }
  return groups
}

function checkCodes(rows: readonly CsvRow[], problems: CatalogueProblem[]): void {
  const lines = new Map<string, number>()
  for (const { line, values } of rows) {
    const code = values.get(COLUMNS.sku) ?? ''
    const earlier = lines.get(code)
    if (code === '') continue
    if (earlier === undefined) lines.set(code, line)
    else
      problems.push({ line, column: COLUMNS.sku, message: `"${code}" is used on line ${earlier} already.` })
  }
}

/** The product's own values are those of its first row; the other rows add variants. */
function readProduct(
  handle: string,
  rows: readonly CsvRow[],
  layout: Layout,
  settings: Reading,
  problems: CatalogueProblem[],
): Product {
  const readers = rows.map((row) => new RowReader(row, problems))
  const first = readers[0] as RowReader
  const options = layout.options.filter((option) => first.text(option.name) !== '')
  const names = options.map((option) => first.text(option.name))
  if (new Set(names).size !== names.length)
    first.fail(null, 'Two options of this product have the same name.')
  const type = readType(first)
  const skus = readers.map((reader) => readSku(reader, handle, options, names, settings))
  readers.forEach((reader, index) => checkVariant(reader, layout, options, names, skus, index))
  return {
    id: productIdOf(handle),
    slug: productSlug(handle),
    name: first.required(COLUMNS.name),
    type,
    typeId: PRODUCT_TYPE_IDS[type],
    description: first.text(COLUMNS.description) || null,
    categories: listOf(first.text(COLUMNS.categories)),
    shippable: readShippable(first, type),
    optionSets: names.map((name, index) => readOptionSet(handle, name, options[index], readers)),
    defaultSkuId: skus[0]?.id ?? null,
    skus,
    fields: Object.fromEntries(
      layout.fields.map(({ column, slug, type }) => [slug, first.field(column, type)]),
    ),
  }
}

function readType(first: RowReader): ProductType {
  const text = first.text(COLUMNS.type)
  const type = PRODUCT_TYPES.find((known) => known.toLowerCase() === text.toLowerCase())
  if (type !== undefined) return type
  if (text !== '') first.fail(COLUMNS.type, `"${text}" is none of ${PRODUCT_TYPES.join(', ')}.`)
  return 'Physical'
}

function readShippable(first: RowReader, type: ProductType): boolean {
  const isShippable = first.bool(COLUMNS.shipping, isShippableType(type))
  if (!isShippable || isShippableType(type)) return isShippable
  first.fail(COLUMNS.shipping, `A product of the type ${type} is never shipped.`)
  return false
}

function readOptionSet(
  handle: string,
  name: string,
  option: OptionColumns | undefined,
  readers: readonly RowReader[],
): OptionSet {
  const values = new Set(readers.map((reader) => (option === undefined ? '' : reader.text(option.value))))
  return {
    id: optionSetIdOf(handle, name),
    name,
    values: [...values]
      .filter((value) => value !== '')
      .map((value) => ({ id: optionValueIdOf(handle, name, value), name: value, slug: toSlug(value) })),
  }
}

function readSku(
  reader: RowReader,
  handle: string,
  options: readonly OptionColumns[],
  names: readonly string[],
  { currency }: Reading,
): Sku {
  const values = options.map((option) => reader.text(option.value))
  const quantity = reader.stock(COLUMNS.inventory)
  const inventory: Inventory = quantity === null ? { type: 'infinite' } : { type: 'finite', quantity }
  if (reader.text(COLUMNS.price) === '') reader.required(COLUMNS.price)
  return {
    id: skuIdOf(handle, values),
    code: reader.text(COLUMNS.sku) || null,
    price: reader.price(COLUMNS.price, currency) ?? zero(currency),
    compareAtPrice: reader.price(COLUMNS.compareAt, currency),
    weight: reader.weight(COLUMNS.weight),
    width: null,
    length: null,
    height: null,
    mainImage: listOf(reader.text(COLUMNS.mainImage)).map(parsePicture)[0] ?? null,
    moreImages: listOf(reader.text(COLUMNS.moreImages)).map(parsePicture),
    optionValues: Object.fromEntries(
      names.map((name, index) => [
        optionSetIdOf(handle, name),
        optionValueIdOf(handle, name, values[index] ?? ''),
      ]),
    ),
    inventory,
    billing: 'one-time',
  }
}

function checkVariant(
  reader: RowReader,
  layout: Layout,
  options: readonly OptionColumns[],
  names: readonly string[],
  skus: readonly Sku[],
  index: number,
): void {
  options.forEach((option, place) => {
    reader.required(option.value)
    const name = reader.text(option.name)
    if (name !== '' && name !== names[place]) {
      reader.fail(
        option.name,
        `The option is called "${names[place]}" on the product's first line and "${name}" here.`,
      )
    }
  })
  for (const unused of layout.options.filter((option) => !options.includes(option))) {
    if (reader.text(unused.value) !== '') {
      reader.fail(
        unused.value,
        `The option has no name on the product's first line (column "${unused.name}").`,
      )
    }
  }
  if (skus.findIndex(({ id }) => id === skus[index]?.id) !== index) {
    reader.fail(null, 'The product has a variant with the same option values already.')
  }
}

const listOf = (text: string): readonly string[] =>
  text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')
