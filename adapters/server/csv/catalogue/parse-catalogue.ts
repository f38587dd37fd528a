import type { Sku } from '../../../../core/catalog/index.js'
import {
  isShippableType,
  MAX_VARIANTS,
  PRODUCT_TYPE_IDS,
  PRODUCT_TYPES,
  productId,
  productSlug,
  skuId,
  isSlug,
  inventoryOf,
  withProductPictures,
} from '../../../../core/catalog/index.js'
import type { ProductType } from '../../../../core/catalog/index.js'
import { zero } from '../../../../core/money/index.js'
import { err, nearestHint, ok } from '../../../../core/shared/index.js'
import type { Result } from '../../../../core/shared/index.js'
import type { StoreSettings } from '../../../../core/use-cases/settings/store-settings.js'
import { productIdOf, skuIdOf } from './catalogue-ids.js'
import {
  COLUMNS,
  columnName,
  REQUIRED_COLUMNS,
} from '../../../../core/use-cases/shop/catalogue/catalogue-columns.js'
import { fieldColumns, optionColumns } from './option-and-field-columns.js'
import type { FieldColumn, OptionColumns } from './option-and-field-columns.js'
import { MAX_PROBLEMS_FOUND, readCsvTable, shortProblem } from '../csv-table.js'
import type { CatalogueProblem, CsvRow } from '../csv-table.js'
import { mistakenColumns } from '../../../../core/use-cases/shop/catalogue/mistaken-columns.js'
import type { MistakenColumn } from '../../../../core/use-cases/shop/catalogue/mistaken-columns.js'
import { inParts } from '../../platform/in-parts.js'
import type { ListedProduct, ListedSku } from '../../../../core/use-cases/shop/catalogue/listed-product.js'
import { parsePicture } from '../../../../core/use-cases/shop/catalogue/picture.js'
import { checkChoices, checkMadeIds, checkVariant } from './check-variants.js'
import { commonId, readOptionSet } from './read-options.js'
import { RowReader } from './row-reader.js'
import { readMeasures, readTypeFields, readUnitPricing } from './type-fields.js'
import { readPlan } from './subscription-plan.js'

type Reading = Pick<StoreSettings, 'currency' | 'fields'>

/** The columns beyond the fixed ones, and the number format. */
interface Layout {
  /** The decimal mark: spreadsheets that separate by semicolons write decimal commas. */
  readonly decimal: '.' | ','
  readonly options: readonly OptionColumns[]
  readonly fields: readonly FieldColumn[]
}

/** The observations about a file that has no mistake. */
export interface CatalogueNotes {
  /** Called with the handle of each line that its owner marked as a draft or archived. */
  readonly onHidden?: (handle: string) => void
  readonly onMistaken?: (column: MistakenColumn) => void
}

/**
 * Reads the products of a catalogue file (docs/store.md), with pauses for other requests. A failure lists
 * every problem with its line and column, up to `MAX_PROBLEMS_FOUND`.
 */
export async function parseCatalogue(
  text: string,
  settings: Reading,
  { onHidden = () => undefined, onMistaken = () => undefined }: CatalogueNotes = {},
): Promise<Result<readonly ListedProduct[], readonly CatalogueProblem[]>> {
  const table = await readCsvTable(text, columnName)
  if (!table.ok) return table
  const { columns, delimiter, rows } = table.value
  const missing = REQUIRED_COLUMNS.filter((column) => !columns.includes(column))
  if (missing.length > 0) {
    const others = columns.filter((column) => !REQUIRED_COLUMNS.includes(column))
    const lacking = missing.map((column) => {
      return { line: 1, column, message: `This column is missing${nearestHint(column, others)}.` }
    })
    return err([...lacking, ...table.value.problems])
  }
  const layout: Layout = {
    decimal: delimiter === ';' ? ',' : '.',
    options: optionColumns(columns),
    fields: fieldColumns(columns, settings.fields),
  }
  mistakenColumns(layout.fields, columns, Object.keys(settings.fields)).forEach((each) => onMistaken(each))
  const problems: CatalogueProblem[] = [...table.value.problems]
  const groups = await byHandle(rows, problems, onHidden)
  const products: ListedProduct[] = []
  for await (const part of inParts([...groups])) {
    for (const [handle, members] of part) {
      if (problems.length >= MAX_PROBLEMS_FOUND) break
      products.push(readProduct(handle, members, layout, settings, problems))
    }
  }
  problems.sort(byLineAndColumn(columns))
  return problems.length > 0 ? err(problems.slice(0, MAX_PROBLEMS_FOUND).map(shortProblem)) : ok(products)
}

/** In reading order: by line, and in a line from left to right. */
const byLineAndColumn =
  (columns: readonly string[]) =>
  (left: CatalogueProblem, right: CatalogueProblem): number =>
    left.line - right.line || columns.indexOf(left.column ?? '') - columns.indexOf(right.column ?? '')

/** The published lines, by product. */
async function byHandle(
  rows: readonly CsvRow[],
  problems: CatalogueProblem[],
  onHidden: (handle: string) => void,
): Promise<ReadonlyMap<string, readonly CsvRow[]>> {
  const groups = new Map<string, CsvRow[]>()
  const checks = [
    uniqueCodes(COLUMNS.sku, problems),
    uniqueCodes(COLUMNS.skuId, problems),
    uniqueProductIds(problems),
  ]
  for await (const part of inParts(rows)) {
    for (const row of part) {
      if (problems.length >= MAX_PROBLEMS_FOUND) break
      const reader = readerOf(row, problems)
      if (isHidden(reader)) {
        onHidden(reader.text(COLUMNS.handle))
        continue
      }
      for (const check of checks) check(row)
      const handle = readHandle(reader)
      const group = groups.get(handle)
      if (group !== undefined && group.length >= MAX_VARIANTS) addTooMany(group, row, reader)
      else if (group) group.push(row)
      else if (handle !== '') groups.set(handle, [row])
    }
  }
  return groups
}

/** Adds a line to its product, up to a maximum. Only the first line beyond it is reported. */
function addTooMany(group: CsvRow[], row: CsvRow, reader: RowReader): void {
  if (group.length > MAX_VARIANTS) return
  group.push(row)
  reader.fail(COLUMNS.handle, `A product has at most ${MAX_VARIANTS} variants, and this line is one more.`)
}

/** Makes the reader of a line. A line with a problem of its own has no problems of single values. */
const readerOf = (row: CsvRow, problems: CatalogueProblem[], decimal: '.' | ',' = '.'): RowReader =>
  new RowReader(row, row.isBroken ? [] : problems, decimal)

function readHandle(reader: RowReader): string {
  const handle = reader.required(COLUMNS.handle)
  if (handle !== '' && !isSlug(handle)) {
    const message = `"${handle}" cannot be part of an address: use letters of a to z, digits, - and _.`
    reader.fail(COLUMNS.handle, message)
  }
  return handle
}

/** True for products that the builder stores but does not publish. */
const isHidden = (reader: RowReader): boolean =>
  reader.bool(COLUMNS.draft, false) || reader.bool(COLUMNS.archived, false)

/** Reports an id that belongs to two products. */
function uniqueProductIds(problems: CatalogueProblem[]): (row: CsvRow) => void {
  const handles = new Map<string, string>()
  return ({ line, values }) => {
    const [id = '', handle = ''] = [COLUMNS.productId, COLUMNS.handle].map((column) => values.get(column))
    const earlier = handles.get(id) ?? handle
    if (id !== '') handles.set(id, earlier)
    if (earlier === handle) return
    problems.push({ line, column: COLUMNS.productId, message: `"${id}" is the id of "${earlier}" already.` })
  }
}

/** Reports a repeated code. */
function uniqueCodes(column: string, problems: CatalogueProblem[]): (row: CsvRow) => void {
  const lines = new Map<string, number>()
  return ({ line, values }) => {
    const code = values.get(column) ?? ''
    const earlier = lines.get(code)
    if (code === '') return
    if (earlier === undefined) lines.set(code, line)
    else problems.push({ line, column, message: `"${code}" is used on line ${earlier} already.` })
  }
}

/** The product's own values are in its first row; other rows add variants. */
function readProduct(
  handle: string,
  rows: readonly CsvRow[],
  layout: Layout,
  settings: Reading,
  problems: CatalogueProblem[],
): ListedProduct {
  const readers = rows.map((row) => readerOf(row, problems, layout.decimal))
  const first = readers[0] as RowReader
  const options = layout.options.filter((option) => first.text(option.name) !== '')
  const names = options.map((option) => first.text(option.name))
  if (new Set(names).size !== names.length)
    first.fail(null, 'Two options of this product have the same name.')
  const type = readType(first)
  const optionSets = options.map((option, index) =>
    readOptionSet(handle, names[index] ?? '', option, readers),
  )
  const valueIds = optionSets.map((set) => new Map(set.values.map(({ id, name }) => [name, id])))
  const skus = readers.map((reader) =>
    readSku(reader, handle, options, {
      settings,
      type,
      optionValues: (values) =>
        Object.fromEntries(
          optionSets.map(({ id }, index) => [id, valueIds[index]?.get(values[index] ?? '') ?? '']),
        ),
    }),
  )
  const ownId = commonId(readers, COLUMNS.productId)
  const defaultSkuId = skus[0]?.id ?? null
  readers.forEach((reader) => checkVariant(reader, layout.options, options, names))
  checkChoices(readers, skus)
  checkMadeIds(readers, skus)
  return {
    id: ownId === '' ? productIdOf(handle) : productId(ownId),
    slug: productSlug(handle),
    name: first.required(COLUMNS.name),
    type,
    typeId: PRODUCT_TYPE_IDS[type],
    description: first.text(COLUMNS.description) || null,
    categories: listOf(first.text(COLUMNS.categories)),
    shippable: readShippable(first, type),
    optionSets,
    defaultSkuId,
    skus: withProductPictures(skus, defaultSkuId),
    fields: readTypeFields(
      first,
      type,
      Object.fromEntries(
        layout.fields.map(({ column, slug, type: kind }) => [slug, first.field(column, kind)]),
      ),
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

function readSku(
  reader: RowReader,
  handle: string,
  options: readonly OptionColumns[],
  {
    settings: { currency },
    type,
    optionValues,
  }: {
    readonly settings: Reading
    readonly type: ProductType
    /** The ids of the values of each option. */
    readonly optionValues: (values: readonly string[]) => Sku['optionValues']
  },
): ListedSku {
  const values = options.map((option) => reader.text(option.value))
  const inventory = inventoryOf(reader.stock(COLUMNS.inventory))
  if (reader.text(COLUMNS.price) === '') reader.required(COLUMNS.price)
  const ownId = reader.id(COLUMNS.skuId)
  const plan = readPlan(reader)
  return {
    id: ownId === '' ? skuIdOf(handle, values) : skuId(ownId),
    code: reader.text(COLUMNS.sku) || null,
    price: reader.price(COLUMNS.price, currency) ?? zero(currency),
    compareAtPrice: reader.price(COLUMNS.compareAt, currency),
    ...readMeasures(reader, type),
    unit: readUnitPricing(reader),
    mainImage: listOf(reader.text(COLUMNS.mainImage)).map(parsePicture)[0] ?? null,
    moreImages: listOf(reader.text(COLUMNS.moreImages)).map(parsePicture),
    optionValues: optionValues(values),
    inventory,
    billing: plan === null ? 'one-time' : 'subscription',
    plan,
  }
}

const listOf = (text: string): readonly string[] =>
  text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')
