import { setImmediate as nextTurn } from 'node:timers/promises'
import { maxWithdrawn } from '../../../../../core/catalog/index.js'
import { err, ok } from '../../../../../core/shared/index.js'
import type { Result } from '../../../../../core/shared/index.js'
import type { Sql } from '../../engine/index.js'
import { SqlError } from '../../engine/index.js'
import type { StoreSettings } from '../../../../../core/use-cases/settings/store-settings.js'
import { inTransaction, tablesOf } from '../store-context.js'
import { endTurn, hasTurn, isSameTurn, readTurn, takeTurn } from './catalogue-turn.js'
import { compareCatalogue } from './compare-catalogue.js'
import type { CatalogueSteps, ImportReport } from './compare-catalogue.js'
import type { CatalogueProblem } from '../../../csv/csv-table.js'
import { isInFile } from './file-values.js'
import { readKnownCatalogue } from './known-catalogue.js'
import type { KnownCatalogue } from './known-catalogue.js'
import { nameCatalogue } from './named-catalogue.js'
import type { NamedCatalogue } from './named-catalogue.js'
import { parseCatalogue } from '../../../csv/catalogue/parse-catalogue.js'
import { writeChange } from './write-catalogue.js'

/** The progress of an import, in products that are new or different. */
export interface ImportProgress {
  readonly done: number
  readonly total: number
}

/**
 * The reason why a catalogue is not, or not yet, as its file says. `withdrawals`: the file no longer names
 * `withdrawn` of the `known` products for sale, which is more than is taken for intended. After `database`,
 * `superseded` (another import of the same site began) and `stopped`, `done` of `total` products are as the
 * file says, and the rest as before; the next import of the file goes on.
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
  /** Withdraws all products that the file no longer names, however many. @default false */
  readonly allowsWithdrawals?: boolean
  /** Told how much there is to write, and whenever some more is written. */
  readonly onProgress?: (progress: ImportProgress) => void
  /** Stops the import before its next transaction. */
  readonly signal?: AbortSignal
}

const NOTHING: ImportProgress = { done: 0, total: 0 }

/**
 * Makes the catalogue what a file says: with any problem in the file nothing is changed. The file is the whole
 * catalogue: what it no longer names is withdrawn from sale and comes back when it is named again. A SKU's stock is
 * set only when its number in the file differs from the number of the last import, so importing the same file again
 * keeps what was sold. What owners edited in the shop stays as it is, and the report says where the file differs.
 *
 * A shop that is open sells on meanwhile: everything is done in small parts, and written in many transactions, a
 * product with all that belongs to it in one (ADR "A catalogue is written product by product"). Cut off in between it
 * is finished by the next import of the file. Never rejects.
 */
export async function importCatalogue(
  options: ImportOptions,
  text: string,
): Promise<Result<ImportReport, ImportFailure>> {
  const hidden = new Set<string>()
  const parsed = await parseCatalogue(text, options.settings, (handle) => hidden.add(handle))
  if (!parsed.ok) return err({ tag: 'invalid', problems: parsed.failure })
  let progress = NOTHING
  const tell = (now: ImportProgress): void => {
    progress = now
    options.onProgress?.(now)
  }
  try {
    return await bringIn(options, { named: await nameCatalogue(parsed.value), hidden }, tell)
  } catch (thrown) {
    if (!(thrown instanceof SqlError)) throw thrown
    return err({ tag: 'database', message: thrown.message, ...progress })
  }
}

async function bringIn(
  options: ImportOptions,
  { named, hidden }: { readonly named: NamedCatalogue; readonly hidden: ReadonlySet<string> },
  tell: (progress: ImportProgress) => void,
): Promise<Result<ImportReport, ImportFailure>> {
  const { sql, siteId, allowsWithdrawals = false } = options
  const tables = tablesOf(sql)
  const before = await readTurn(tables, siteId)
  const known = await readKnownCatalogue(tables, siteId)
  const failure = allowsWithdrawals ? null : withdrawalFailure(known, named, hidden)
  if (failure !== null) return err(failure)
  const first = await compareCatalogue(siteId, known, named)
  if (first.steps.length === 0 && before.is_over) return ok(first.report)
  const holder = crypto.randomUUID()
  const now = await inTransaction(options, (inside) => takeTurn(inside, siteId, holder))
  if (isSameTurn(before, now)) return writeSteps(options, holder, first, tell)
  // Another import wrote while this one read, and has finished.
  const current = await readKnownCatalogue(tables, siteId)
  return writeSteps(options, holder, await compareCatalogue(siteId, current, named), tell)
}

/**
 * A product that only got another id keeps its address and is not withdrawn. A line that is marked as a draft or
 * archived is meant, and so is one product that is taken out of several.
 */
function withdrawalFailure(
  known: KnownCatalogue,
  named: NamedCatalogue,
  hidden: ReadonlySet<string>,
): ImportFailure | null {
  const forSale = [...known.products.values()].filter(isInFile)
  const lost = forSale.filter(({ id, slug }) => !named.products.has(id) && !named.bySlug.has(slug))
  const unmarked = lost.filter(({ slug }) => !hidden.has(slug))
  return unmarked.length > maxWithdrawn(forSale.length)
    ? { tag: 'withdrawals', withdrawn: unmarked.length, known: forSale.length }
    : null
}

async function writeSteps(
  { sql, siteId, signal }: ImportOptions,
  holder: string,
  { steps, report }: CatalogueSteps,
  tell: (progress: ImportProgress) => void,
): Promise<Result<ImportReport, ImportFailure>> {
  const total = steps.reduce((sum, { count }) => sum + count, 0)
  let done = 0
  tell({ done, total })
  for (const step of steps) {
    await nextTurn()
    if (signal?.aborted === true) return err({ tag: 'stopped', done, total })
    // The next import writes what a crash takes away: no step waits for the disk.
    const isWritten = await sql.tx(
      async (querier) => {
        const tables = tablesOf(querier)
        if (!(await hasTurn(tables, siteId, holder))) return false
        await writeChange(tables, siteId, step)
        return true
      },
      { mayBeLost: true },
    )
    if (!isWritten) return err({ tag: 'superseded', done, total })
    done += step.count
    tell({ done, total })
  }
  return (await endTurn(tablesOf(sql), siteId, holder)) ? ok(report) : err({ tag: 'superseded', done, total })
}
