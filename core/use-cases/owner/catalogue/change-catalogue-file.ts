import { maxWithdrawn } from '../../../catalog/index.js'
import type { CurrencyCode } from '../../../money/index.js'
import { changedMeanwhile, refuse } from '../../../owners/index.js'
import type { AuditOperation, EntryOf, OwnerProblem } from '../../../owners/index.js'
import type { FileEntries } from '../../../ports/owner/files/audited-files.port.js'
import type {
  CatalogueFault,
  CatalogueFile,
  CatalogueRewrite,
  CatalogueTable,
} from '../../../ports/owner/files/catalogue-file.port.js'
import { ok, plural } from '../../../shared/index.js'
import type { Result } from '../../../shared/index.js'
import { writeWithEntry } from '../write-with-entry.js'
import type { CatalogueDecision } from './catalogue-lines.js'
import { mergeCatalogue } from './merge-catalogue.js'
import type { ImportedLine } from './merge-catalogue.js'

/** The ports of these use cases. */
export interface CatalogueFilePorts {
  readonly file: CatalogueFile
  readonly entries: FileEntries
}

/** The operation, and its entry in the audit log. */
export interface CatalogueCommand {
  readonly operation: AuditOperation
  /** The id of the changed record; null: none in particular. */
  readonly subject: string | null
  readonly entryOf: EntryOf
}

const NAME = 'The catalogue file'
const CHANGED = changedMeanwhile(NAME, 'then edit it')

const isEmpty = ({ changes, addedColumns, order }: CatalogueRewrite): boolean =>
  changes.length === 0 && addedColumns.length === 0 && order === null

const faultText = ({ column, message }: CatalogueFault): string =>
  column === null ? message : `${column}: ${message}`

/** The table of the catalogue file. */
export async function readCatalogueTable(file: CatalogueFile): Promise<Result<CatalogueTable, OwnerProblem>> {
  const read = await file.read()
  if (read === null) return refuse('not-found', 'The site has no catalogue.csv.')
  return read.ok ? read : refuse('not-allowed', read.failure)
}

const write = async (
  { file, entries }: CatalogueFilePorts,
  { operation, subject, entryOf }: CatalogueCommand,
  before: CatalogueTable,
  { rewrite, summary }: CatalogueDecision,
): Promise<Result<void, OwnerProblem>> => {
  const entry = entryOf({ operation, subject, detail: summary })
  return writeWithEntry(
    {
      file: NAME,
      keep: () => entries.keep(entry),
      write: () => file.write(before, rewrite),
      correct: (detail) => entries.correct(entry.id, detail),
    },
    CHANGED,
  )
}

/** Changes the catalogue file, which remains the master copy: completely as decided, or not at all. */
export const changeCatalogueFile = (
  ports: CatalogueFilePorts,
  command: CatalogueCommand,
  decide: (table: CatalogueTable) => Result<CatalogueDecision, OwnerProblem>,
): Promise<Result<void, OwnerProblem>> =>
  ports.file.alone(async () => {
    const read = await readCatalogueTable(ports.file)
    if (!read.ok) return read
    const decided = decide(read.value)
    if (!decided.ok) return decided
    if (isEmpty(decided.value.rewrite)) return ok(undefined)
    const [fault] = await ports.file.faultsOf(read.value, decided.value.rewrite)
    if (fault !== undefined) return refuse('bad-input', faultText(fault))
    return write(ports, command, read.value, decided.value)
  })

/** A request to import a table into the catalogue file. */
export interface CatalogueImport {
  readonly text: string
  readonly currency: CurrencyCode
  /** True: removes lines that the table does not name. */
  readonly removesMissing: boolean
  /** True: only previews the result. */
  readonly isDryRun: boolean
}

/** The report of an import. */
export interface CatalogueReport {
  readonly lines: readonly ImportedLine[]
  /** Problems of the table as a whole, or of lines of the file that it does not name. */
  readonly problems: readonly string[]
  /** False: nothing was written. */
  readonly isWritten: boolean
}

const outcomeCount = (lines: readonly ImportedLine[], outcome: ImportedLine['outcome']): number =>
  lines.filter((line) => line.outcome === outcome).length

const summaryOf = (lines: readonly ImportedLine[]): string =>
  (['added', 'changed', 'removed'] as const)
    .flatMap((outcome) => {
      const count = outcomeCount(lines, outcome)
      return count === 0 ? [] : [`${plural(count, 'line')} ${outcome}`]
    })
    .join(', ')

/**
 * Merges a table into the catalogue file, with a report on each line; if there is any problem, nothing is
 * written.
 */
export const importIntoFile = (
  ports: CatalogueFilePorts,
  command: CatalogueCommand,
  { text, currency, removesMissing, isDryRun }: CatalogueImport,
): Promise<Result<CatalogueReport, OwnerProblem>> =>
  ports.file.alone(async () => {
    const read = await readCatalogueTable(ports.file)
    if (!read.ok) return read
    const given = await ports.file.parse(text)
    if (!given.ok) return refuse('bad-input', given.failure)
    const merge = await ports.file.inTurns(
      mergeCatalogue(read.value, given.value, { currency, removesMissing }),
    )
    const problems: string[] = []
    const { products } = merge
    if (merge.removedProducts > maxWithdrawn(products))
      problems.push(
        `This would take ${merge.removedProducts} of ${plural(products, 'product')} out of the catalogue, ` +
          'which is too many to be intended. Import the table without removing products that it lacks.',
      )
    const refused = new Map<number, string[]>()
    for (const fault of await ports.file.faultsOf(read.value, merge.rewrite)) {
      const entry = fault.line === null ? null : merge.entryOf[fault.line]
      if (entry === null || entry === undefined) problems.push(faultText(fault))
      else refused.set(entry, [...(refused.get(entry) ?? []), faultText(fault)])
    }
    const lines = merge.lines.map((line, at): ImportedLine => {
      const faults = refused.get(at)
      return faults === undefined ? line : { ...line, outcome: 'refused', problem: faults.join(' ') }
    })
    const isRefused = problems.length > 0 || outcomeCount(lines, 'refused') > 0
    if (isDryRun || isRefused || isEmpty(merge.rewrite)) return ok({ lines, problems, isWritten: false })
    const written = await write(ports, command, read.value, {
      rewrite: merge.rewrite,
      summary: summaryOf(lines),
    })
    return written.ok ? ok({ lines, problems, isWritten: true }) : written
  })
