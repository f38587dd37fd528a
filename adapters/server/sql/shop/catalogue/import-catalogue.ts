import { setImmediate as nextTurn } from 'node:timers/promises'
import { err, ok } from '../../../../../core/shared/index.js'
import type { Result } from '../../../../../core/shared/index.js'
import type { ProductRow, Sql, SkuRow } from '../../engine/index.js'
import { SqlError, sqlProblem } from '../../engine/index.js'
import type { StoreSettings } from '../../../../../core/use-cases/settings/store-settings.js'
import { inTransaction, tablesOf } from '../site-database.js'
import {
  releaseImportLock,
  hasImportLock,
  isSameImport,
  readImportLock,
  takeImportLock,
} from './import-lock.js'
import { compareCatalogue } from '../../../../../core/use-cases/shop/catalogue/compare-catalogue.js'
import type {
  CatalogueSteps,
  ImportReport,
} from '../../../../../core/use-cases/shop/catalogue/compare-catalogue.js'
import type { CatalogueProblem } from '../../../csv/csv-table.js'
import { isInFile } from './file-values.js'
import { readKnownCatalogue } from './known-catalogue.js'
import type { KnownRows } from './known-catalogue.js'
import { rowForms } from './row-forms.js'
import type { MistakenColumn } from '../../../../../core/use-cases/shop/catalogue/mistaken-columns.js'
import { nameCatalogue } from './name-catalogue.js'
import type { NamedCatalogue } from '../../../../../core/use-cases/shop/catalogue/named-catalogue.js'
import { tooManyWithdrawn } from '../../../../../core/use-cases/shop/catalogue/withdrawal-limit.js'
import { parseCatalogue } from '../../../csv/catalogue/parse-catalogue.js'
import { writeChange } from './write-catalogue.js'

/** The progress of an import, in new or different products. */
export interface ImportProgress {
  readonly done: number
  readonly total: number
}

/**
 * The reason why the catalogue does not match its file, or not completely. `withdrawals`: the file no longer
 * names `withdrawn` of the `known` products for sale, which is probably a mistake. After `database`,
 * `superseded` (another import of the site began) and `stopped`, `done` of `total` products are imported and
 * the others unchanged; the next import of the file continues.
 */
export type ImportFailure =
  | { readonly tag: 'invalid'; readonly problems: readonly CatalogueProblem[] }
  | { readonly tag: 'withdrawals'; readonly withdrawn: number; readonly known: number }
  | ({ readonly tag: 'database'; readonly message: string } & ImportProgress)
  | ({ readonly tag: 'superseded' } & ImportProgress)
  | ({ readonly tag: 'stopped' } & ImportProgress)

/** The dependencies and options of an import. */
export interface ImportOptions {
  readonly sql: Sql
  readonly siteId: string
  readonly settings: Pick<StoreSettings, 'currency' | 'fields'>
  /** Withdraws all products that the file no longer names, without a limit. @default false */
  readonly allowsWithdrawals?: boolean
  /** Called with the total at the start, and after each step. */
  readonly onProgress?: (progress: ImportProgress) => void
  /** Stops the import before its next transaction. */
  readonly signal?: AbortSignal
}

const NOTHING: ImportProgress = { done: 0, total: 0 }

/**
 * Imports a catalogue file; an error in the file changes nothing. The file is the whole catalogue: products
 * that it no longer names are withdrawn, and come back when they are named again. A SKU's stock is set only
 * if its number in the file has changed since the last import, so that importing an unchanged file keeps
 * sales. Edits of owners in the shop stay, and the report lists the differences. An open shop keeps selling:
 * the import runs in many small transactions, each with whole products (ADR 88). An interrupted import is
 * finished by the next import of the file. Never rejects.
 */
export async function importCatalogue(
  options: ImportOptions,
  text: string,
): Promise<Result<ImportReport, ImportFailure>> {
  const hidden = new Set<string>()
  const mistaken: MistakenColumn[] = []
  const parsed = await parseCatalogue(text, options.settings, {
    onHidden: (handle) => hidden.add(handle),
    onMistaken: (column) => mistaken.push(column),
  })
  if (!parsed.ok) return err({ tag: 'invalid', problems: parsed.failure })
  let progress = NOTHING
  const onProgress = (now: ImportProgress): void => {
    progress = now
    options.onProgress?.(now)
  }
  try {
    const done = await bringIn(options, { named: await nameCatalogue(parsed.value), hidden }, onProgress)
    return done.ok && mistaken.length > 0 ? ok({ ...done.value, mistaken }) : done
  } catch (thrown) {
    if (!(thrown instanceof SqlError)) throw thrown
    return err({ tag: 'database', message: sqlProblem(thrown), ...progress })
  }
}

/** Products compared between two pauses: some milliseconds of work. */
const PRODUCTS_IN_TURN = 100

/** Compares two catalogues with pauses for other requests. */
async function compareInTurns(
  siteId: string,
  known: KnownRows,
  named: NamedCatalogue,
): Promise<CatalogueSteps<ProductRow, SkuRow>> {
  const comparing = compareCatalogue(rowForms(siteId), known, named)
  for (let count = 1; ; count += 1) {
    const turn = comparing.next()
    if (turn.done === true) return turn.value
    if (count % PRODUCTS_IN_TURN === 0) await nextTurn()
  }
}

async function bringIn(
  options: ImportOptions,
  { named, hidden }: { readonly named: NamedCatalogue; readonly hidden: ReadonlySet<string> },
  onProgress: (progress: ImportProgress) => void,
): Promise<Result<ImportReport, ImportFailure>> {
  const { sql, siteId, allowsWithdrawals = false } = options
  const tables = tablesOf(sql)
  const before = await readImportLock(tables, siteId)
  const known = await readKnownCatalogue(tables, siteId)
  const forSale = [...known.products.values()].filter(isInFile)
  const lost = allowsWithdrawals ? null : tooManyWithdrawn(forSale, named, hidden)
  if (lost !== null) return err({ tag: 'withdrawals', ...lost })
  const first = await compareInTurns(siteId, known, named)
  if (first.steps.length === 0 && before.is_over) return ok(first.report)
  const holder = crypto.randomUUID()
  const now = await inTransaction(options, (inside) => takeImportLock(inside, siteId, holder))
  if (isSameImport(before, now)) return writeSteps(options, holder, first, onProgress)
  // Another import wrote while this one read, and has finished.
  const current = await readKnownCatalogue(tables, siteId)
  return writeSteps(options, holder, await compareInTurns(siteId, current, named), onProgress)
}

async function writeSteps(
  { sql, siteId, signal }: ImportOptions,
  holder: string,
  { steps, report }: CatalogueSteps<ProductRow, SkuRow>,
  onProgress: (progress: ImportProgress) => void,
): Promise<Result<ImportReport, ImportFailure>> {
  const total = steps.reduce((sum, { count }) => sum + count, 0)
  let done = 0
  onProgress({ done, total })
  for (const step of steps) {
    await nextTurn()
    if (signal?.aborted === true) return err({ tag: 'stopped', done, total })
    // No step waits for the disk, since the next import repeats steps that a crash loses.
    const isWritten = await sql.tx(
      async (querier) => {
        const tables = tablesOf(querier)
        if (!(await hasImportLock(tables, siteId, holder))) return false
        await writeChange(tables, siteId, step)
        return true
      },
      { mayBeLost: true },
    )
    if (!isWritten) return err({ tag: 'superseded', done, total })
    done += step.count
    onProgress({ done, total })
  }
  return (await releaseImportLock(tablesOf(sql), siteId, holder))
    ? ok(report)
    : err({ tag: 'superseded', done, total })
}
