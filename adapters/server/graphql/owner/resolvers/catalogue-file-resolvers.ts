import { optionValueColumns } from '../../../../../core/catalog/index.js'
import type { CurrencyCode } from '../../../../../core/money/index.js'
import type { AuditOperation, OwnerProblem, OwnerRequest } from '../../../../../core/owners/index.js'
import type { CatalogueTable } from '../../../../../core/ports/owner/files/catalogue-file.port.js'
import { err, ok } from '../../../../../core/shared/index.js'
import type { Result } from '../../../../../core/shared/index.js'
import { cellOf, linesByHandle } from '../../../../../core/use-cases/owner/catalogue/catalogue-lines.js'
import type { CatalogueDecision } from '../../../../../core/use-cases/owner/catalogue/catalogue-lines.js'
import {
  changeCatalogueFile,
  importIntoFile,
  readCatalogueTable,
} from '../../../../../core/use-cases/owner/catalogue/change-catalogue-file.js'
import type { CatalogueReport } from '../../../../../core/use-cases/owner/catalogue/change-catalogue-file.js'
import { changeOptions } from '../../../../../core/use-cases/owner/catalogue/change-options.js'
import type { OptionsOutcome } from '../../../../../core/use-cases/owner/catalogue/change-options.js'
import type { OptionsChange } from '../../../../../core/use-cases/owner/catalogue/decide-options.js'
import { decideNewVariant } from '../../../../../core/use-cases/owner/catalogue/decide-new-variant.js'
import type { NewVariant } from '../../../../../core/use-cases/owner/catalogue/new-variant.js'
import {
  decidePlace,
  decideProductFile,
} from '../../../../../core/use-cases/owner/catalogue/decide-product-file.js'
import type { FileCellEdit } from '../../../../../core/use-cases/owner/catalogue/decide-product-file.js'
import { IMPORT_OUTCOMES } from '../../../../../core/use-cases/owner/catalogue/merge-catalogue.js'
import type { ImportedLine } from '../../../../../core/use-cases/owner/catalogue/merge-catalogue.js'
import { COLUMNS } from '../../../../../core/use-cases/shop/catalogue/catalogue-columns.js'
import { skuIdOf } from '../../../csv/catalogue/catalogue-ids.js'
import { changeOnce, entriesOf } from '../values/keyed-change.js'
import type { OwnerContext } from '../owner-services.js'
import { toProblem } from '../values/problems.js'
import { digest } from './product-resolvers.js'

const NOT_THERE: OwnerProblem = {
  tag: 'not-found',
  message: 'The catalogue file does not name this product.',
}

const CHANGED: OwnerProblem = {
  tag: 'changed-meanwhile',
  message: 'The product was changed in the file since you read it: look again, then edit it.',
}

const versionOf = (table: CatalogueTable, lines: readonly number[]): string =>
  digest(JSON.stringify(lines.map((line) => table.lines[line]?.id)))

function nameOf(table: CatalogueTable, cells: readonly string[]): string {
  const values = optionValueColumns(table.columns)
    .map((column) => cellOf(table, cells, column))
    .filter((value) => value !== '')
  return values.join(' / ') || cellOf(table, cells, COLUMNS.sku)
}

/** The lines of a product; null: the file has none. */
function fileValue(table: CatalogueTable, handle: string) {
  const products = linesByHandle(table)
  const lines = products.get(handle)
  if (lines === undefined) return null
  return {
    handle,
    version: versionOf(table, lines),
    columns: table.columns,
    lines: lines.map((line) => {
      const cells = table.lines[line]?.cells ?? []
      return {
        name: nameOf(table, cells),
        cells: table.columns.map((column) => cellOf(table, cells, column)),
      }
    }),
    place: [...products.keys()].indexOf(handle) + 1,
    products: products.size,
  }
}

async function readFile(context: OwnerContext, id: string): Promise<Result<object, OwnerProblem>> {
  const { products, catalogue } = context.services
  const product = await products.find(id)
  const read = product === null ? err(NOT_THERE) : await readCatalogueTable(catalogue.file)
  if (!read.ok) return read
  const file = fileValue(read.value, product?.slug ?? '')
  return file === null ? err(NOT_THERE) : ok(file)
}

/** The queries of the catalogue file. */
export const catalogueFileQueries = {
  productFile: async (_: unknown, { id }: { readonly id: string }, context: OwnerContext) => {
    const read = await readFile(context, id)
    return read.ok ? read.value : null
  },
}

interface FileChange {
  readonly operation: AuditOperation
  readonly key: string
  readonly id: string
  readonly asked: unknown
  readonly decide: (table: CatalogueTable, handle: string) => Result<CatalogueDecision, OwnerProblem>
}

/** Changes the lines of one product, and returns their new state. */
async function changeFile(
  context: OwnerContext,
  { operation, key, id, asked, decide }: FileChange,
): Promise<object> {
  const { products, catalogue } = context.services
  const done = await changeOnce<void, OwnerProblem>(context, {
    operation,
    key,
    asked: [id, asked],
    repeated: () => catalogue.file.alone(async () => ok(undefined)),
    work: async (request) => {
      const product = await products.find(id)
      if (product === null) return err(NOT_THERE)
      const command = { operation, subject: product.id, entryOf: entriesOf(context, request) } as const
      return changeCatalogueFile(catalogue, command, (table) => decide(table, product.slug))
    },
  })
  if (!done.ok) return toProblem(done.failure)
  const file = await readFile(context, id)
  return file.ok ? { __typename: 'ProductFileChanged', file: file.value } : toProblem(file.failure)
}

interface EditInput {
  readonly key: string
  readonly id: string
  readonly version: string
  readonly cells: readonly FileCellEdit[]
}

interface AddInput extends Omit<NewVariant, 'stock'> {
  readonly key: string
  readonly id: string
  readonly version: string
  readonly stock?: number | null
}

interface OptionsInput {
  readonly key: string
  readonly id: string
  readonly version: string
  readonly options: OptionsChange['options']
  readonly added: readonly (Omit<NewVariant, 'stock'> & { readonly stock?: number | null })[]
  readonly removesUsed?: boolean | null
}

/**
 * Changes the options of a product. If this would remove variants in use, it reports them, and the key stays
 * unused.
 */
async function giveOptions(
  _: unknown,
  { input }: { readonly input: OptionsInput },
  context: OwnerContext,
): Promise<object> {
  const { key, id, version, options, added, removesUsed } = input
  const { products, catalogue, shop } = context.services
  const change: OptionsChange = {
    options: options.map(({ was = null, name, values }) => ({
      was,
      name,
      values: values.map((value) => ({ was: value.was ?? null, name: value.name })),
    })),
    added: added.map(({ stock = null, ...variant }) => ({ ...variant, stock })),
  }
  const operation = 'changeOptions'
  const run = async (request: OwnerRequest | null): Promise<Result<OptionsOutcome, OwnerProblem>> => {
    const product = await products.find(id)
    if (product === null) return err(NOT_THERE)
    const command = { operation, subject: product.id, entryOf: entriesOf(context, request) } as const
    const changeOf = (table: CatalogueTable): Result<OptionsChange, OwnerProblem> =>
      versionOf(table, linesByHandle(table).get(product.slug) ?? []) === version ? ok(change) : err(CHANGED)
    return changeOptions({ products, catalogue }, command, {
      product,
      changeOf,
      removesUsed: removesUsed === true,
      isDryRun: request === null,
      currency: shop.currency,
      idOf: skuIdOf,
    })
  }
  const planned = removesUsed === true ? null : await run(null)
  if (planned?.ok === true && planned.value.inUse.length > 0)
    return { __typename: 'VariantsInUse', variants: planned.value.inUse }
  const done = await changeOnce<OptionsOutcome, OwnerProblem>(context, {
    operation,
    key,
    asked: [id, version, change],
    repeated: () => catalogue.file.alone(async () => ok({ summary: '', inUse: [] })),
    work: run,
  })
  if (!done.ok) return toProblem(done.failure)
  if (done.value.inUse.length > 0) return { __typename: 'VariantsInUse', variants: done.value.inUse }
  const file = await readFile(context, id)
  return file.ok ? { __typename: 'ProductFileChanged', file: file.value } : toProblem(file.failure)
}

interface ImportInput {
  readonly key: string
  readonly text: string
  readonly removesMissing?: boolean | null
  readonly dryRun?: boolean | null
}

/** The maximum number of report lines in an answer; thousands belong in a spreadsheet. */
const MAX_LINES = 1000
const MAX_CELL = 200

const shortened = (text: string): string => (text.length > MAX_CELL ? `${text.slice(0, MAX_CELL)}…` : text)

function reportValue({ lines, problems, isWritten }: CatalogueReport): object {
  const shown = lines.filter(({ outcome }) => outcome !== 'same')
  const isRefused = ({ outcome }: ImportedLine): boolean => outcome === 'refused'
  const ordered = [...shown.filter(isRefused), ...shown.filter((line) => !isRefused(line))]
  return {
    __typename: 'CatalogueImported',
    counts: IMPORT_OUTCOMES.map((outcome) => ({
      outcome,
      lines: lines.filter((line) => line.outcome === outcome).length,
    })),
    lines: ordered.slice(0, MAX_LINES).map(({ changes, ...line }) => ({
      ...line,
      changes: changes.map(({ column, before, after }) => ({
        column,
        before: shortened(before),
        after: shortened(after),
      })),
    })),
    problems,
    isWritten,
  }
}

/** The changes of the catalogue file. */
export const catalogueFileMutations = {
  editProductFile: (_: unknown, { input }: { readonly input: EditInput }, context: OwnerContext) => {
    const { key, id, version, cells } = input
    return changeFile(context, {
      operation: 'editProductFile',
      key,
      id,
      asked: [version, cells],
      decide: (table, handle) =>
        versionOf(table, linesByHandle(table).get(handle) ?? []) === version
          ? decideProductFile(table, handle, cells)
          : err(CHANGED),
    })
  },
  addVariant: (_: unknown, { input }: { readonly input: AddInput }, context: OwnerContext) => {
    const { key, id, version, stock = null, ...rest } = input
    const { currency } = context.services.shop
    return changeFile(context, {
      operation: 'addVariant',
      key,
      id,
      asked: [version, rest, stock],
      decide: (table, handle) =>
        versionOf(table, linesByHandle(table).get(handle) ?? []) === version
          ? decideNewVariant(table, handle, { ...rest, stock }, { currency, idOf: skuIdOf })
          : err(CHANGED),
    })
  },
  changeOptions: giveOptions,
  moveProduct: (
    _: unknown,
    { input }: { readonly input: { readonly key: string; readonly id: string; readonly place: number } },
    context: OwnerContext,
  ) => {
    const { key, id, place } = input
    return changeFile(context, {
      operation: 'moveProduct',
      key,
      id,
      asked: place,
      decide: (table, handle) => decidePlace(table, handle, place),
    })
  },
  importCatalogue: async (_: unknown, { input }: { readonly input: ImportInput }, context: OwnerContext) => {
    const { key, text } = input
    const [removesMissing, isDryRun] = [input.removesMissing === true, input.dryRun === true]
    const { catalogue, shop } = context.services
    const currency: CurrencyCode = shop.currency
    const done = await changeOnce<CatalogueReport, OwnerProblem>(context, {
      operation: 'importCatalogue',
      key,
      asked: [text, removesMissing],
      isDryRun,
      repeated: () => catalogue.file.alone(async () => ok({ lines: [], problems: [], isWritten: true })),
      work: (request) => {
        const entryOf = entriesOf(context, request)
        const command = { operation: 'importCatalogue', subject: null, entryOf } as const
        return importIntoFile(catalogue, command, { text, currency, removesMissing, isDryRun })
      },
    })
    return done.ok ? reportValue(done.value) : toProblem(done.failure)
  },
}
