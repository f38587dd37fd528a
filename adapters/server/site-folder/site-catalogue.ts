import { join } from 'node:path'
import { problemLines } from '../csv/csv-table.js'
import { parseCatalogue } from '../sql/shop/index.js'
import type {
  CatalogueProblem,
  ImportFailure,
  ImportOptions,
  ImportProgress,
  ImportReport,
} from '../sql/shop/index.js'
import type { Product } from '../../../core/catalog/index.js'
import {
  assertNever,
  badInput,
  err,
  meantHint,
  ok,
  plural,
  shellWord,
  someOf,
} from '../../../core/shared/index.js'
import type { Result, OwnerFailure } from '../../../core/shared/index.js'
import type { MistakenColumn } from '../../../core/use-cases/shop/catalogue/mistaken-columns.js'
import type { SiteFolder } from './read-site-folder.js'
import { missingSoldFiles } from './sold-files.js'

/** Describes the result of an import for people. */
export const describeImport = ({
  created,
  updated,
  unchanged,
  withdrawn,
  skus,
  keptStock = [],
  keptEdits = [],
  mistaken = [],
}: ImportReport): string =>
  `${plural(created, 'product')} created, ${updated} updated, ${unchanged} unchanged, ${withdrawn} withdrawn; ` +
  `${plural(skus, 'SKU')} for sale.${describeKeptStock(keptStock)}${describeKeptEdits(keptEdits)}` +
  mistaken.map((each) => ` ${describeMistaken(each)}`).join('')

const MAX_NAMED = 3

/** Tells an owner that a column does not do what its name promises. */
export const describeMistaken = ({ column, meant, isTyped }: MistakenColumn): string =>
  isTyped
    ? `"fields" of vitrine.json gives "${column}" a type, for which catalogue.csv has no column${meantHint(meant)}.`
    : `The column "${column}" of catalogue.csv became a field of the products; the shop reads "${meant}".`

/** Tells an owner how to enter a delivery that the import did not add to the stock. */
function describeKeptStock(kept: NonNullable<ImportReport['keptStock']>): string {
  const [first] = kept
  if (first === undefined) return ''
  const named = someOf(
    kept.map(
      ({ name, left, listed }) =>
        `${name}: ${left ?? 'unlimited'} left, ${listed ?? 'unlimited'} in the file`,
    ),
    MAX_NAMED,
    '; ',
  )
  return (
    ` The stock of ${plural(kept.length, 'changed variant')} stays as it is in the shop, since its number in ` +
    `the file is the same as before (${named}). ` +
    `A delivery is entered with \`vitrine stock add ${shellWord(first.name)} <number>\`.`
  )
}

/** Tells an owner which edits of the shop an import kept, and how to use the file's values instead. */
function describeKeptEdits(kept: NonNullable<ImportReport['keptEdits']>): string {
  const [first] = kept
  if (first === undefined) return ''
  const named = someOf(
    kept.map(({ name, field, inShop, inFile }) => `${name}: ${field} ${inShop}, ${inFile} in the file`),
    MAX_NAMED,
    '; ',
  )
  const followed = first.field === 'compare-at price' ? 'compare-at' : first.field
  return (
    ` ${plural(kept.length, 'edit')} of the shop stay as they are (${named}). ` +
    `\`vitrine products edit ${shellWord(first.name)} --follow ${followed}\` takes over the file's value.`
  )
}

/** The problems of a catalogue file, with the place of each. */
const catalogueProblems = (folder: string, problems: readonly CatalogueProblem[]): OwnerFailure =>
  badInput(
    `${join(folder, 'catalogue.csv')} cannot be imported; nothing was changed:`,
    ...problemLines(problems),
  )

/** The products of a folder's catalogue; a failure lists every problem with its place. */
export async function readCatalogue(
  { folder, catalogue, settings }: SiteFolder,
  onMistaken: (column: MistakenColumn) => void = () => undefined,
): Promise<Result<readonly Product[], OwnerFailure>> {
  if (catalogue === null) return ok([])
  const parsed = await parseCatalogue(catalogue, settings, { onMistaken })
  return parsed.ok ? parsed : err(catalogueProblems(folder, parsed.failure))
}

/** The counts of a catalogue for people, its columns with doubtful names, and the sold files that are missing. */
export interface CheckedCatalogue {
  readonly products: number
  readonly skus: number
  readonly mistaken: readonly MistakenColumn[]
  readonly missingFiles: readonly string[]
}

/**
 * Reads the catalogue of a folder before any data are changed, so that a mistake in it leaves nothing behind;
 * returns the counts for people.
 */
export async function checkCatalogue(site: SiteFolder): Promise<Result<CheckedCatalogue, OwnerFailure>> {
  const mistaken: MistakenColumn[] = []
  const read = await readCatalogue(site, (column) => mistaken.push(column))
  if (!read.ok) return read
  return ok({
    mistaken,
    missingFiles: await missingSoldFiles(site.folder, read.value),
    products: read.value.length,
    skus: read.value.reduce((sum, product) => sum + product.skus.length, 0),
  })
}

/** The rest of an interrupted import. */
const unfinished = ({ done, total }: ImportProgress): readonly string[] =>
  done === 0
    ? []
    : [
        `${done} of ${plural(total, 'changed product')} are imported; the rest follows with the next start or ` +
          'the next change of the file.',
      ]

function toFailure(folder: string, failure: ImportFailure): OwnerFailure {
  switch (failure.tag) {
    case 'invalid':
      return catalogueProblems(folder, failure.problems)
    case 'withdrawals':
      return badInput(
        `${join(folder, 'catalogue.csv')} no longer names ${failure.withdrawn} of ` +
          `${plural(failure.known, 'product')}; nothing was changed.`,
        'If the file is complete and they should be withdrawn from sale, stop the shop and run:',
        '`vitrine import --allow-withdrawals`',
      )
    case 'database':
      return {
        tag: 'failed',
        lines: [`The catalogue could not be written: ${failure.message}`, ...unfinished(failure)],
      }
    case 'superseded':
      return {
        tag: 'failed',
        lines: [
          'Another process has begun to import a catalogue into the same data, so this one has stopped.',
          ...unfinished(failure),
        ],
      }
    case 'stopped':
      return { tag: 'failed', lines: ['The import of the catalogue was stopped.', ...unfinished(failure)] }
    default:
      return assertNever(failure)
  }
}

/**
 * The result of an import; `kept`: the shop stays unchanged, since the file would empty it, another import
 * replaced this one, or the import was stopped.
 */
export type Imported =
  | { readonly tag: 'none' }
  | { readonly tag: 'imported'; readonly report: ImportReport }
  | { readonly tag: 'kept'; readonly failure: OwnerFailure }

const KEPT: ReadonlySet<ImportFailure['tag']> = new Set(['withdrawals', 'superseded', 'stopped'])

/** The part of a shop that imports the text of a catalogue. */
export interface CatalogueImporter {
  readonly importCatalogue: (
    text: string,
    options?: Pick<ImportOptions, 'allowsWithdrawals' | 'onProgress' | 'signal'>,
  ) => Promise<Result<ImportReport, ImportFailure>>
}

/** Imports the folder's catalogue into the shop; without a catalogue the shop stays unchanged. */
export async function importInto(
  shop: CatalogueImporter,
  { folder, catalogue }: SiteFolder,
  options: Pick<ImportOptions, 'allowsWithdrawals' | 'onProgress' | 'signal'> = {},
): Promise<Result<Imported, OwnerFailure>> {
  if (catalogue === null) return ok({ tag: 'none' })
  const imported = await shop.importCatalogue(catalogue, options)
  if (imported.ok) return ok({ tag: 'imported', report: imported.value })
  const failure = toFailure(folder, imported.failure)
  return KEPT.has(imported.failure.tag) ? ok({ tag: 'kept', failure }) : err(failure)
}
