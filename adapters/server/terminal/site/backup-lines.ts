import { plural } from '../../../../core/shared/index.js'
import { rowsOf } from '../../sql/backups/site-backup.js'
import type { BackupPlan, CountedBackup, ManifestReport } from '../../sql/backups/site-backup.js'
import { plainLine } from '../plain-words.js'
import { megabytes } from '../progress.js'

const amountOf = ({
  rows,
  files,
  keptFiles = 0,
}: Pick<ManifestReport, 'rows' | 'files'> & Partial<Pick<ManifestReport, 'keptFiles'>>): string =>
  keptFiles === 0
    ? `${plural(rows, 'row')} and ${plural(files, 'file')}`
    : `${plural(rows, 'row')}, ${plural(files, 'file')} and ${keptFilesText(keptFiles)}`

/** The number of files outside of the tables, in words. */
export const keptFilesText = (count: number): string => `${plural(count, 'file')} of members and forms`

/** The maximum number of named missing files; the JSON names all. */
const MAX_NAMED = 20

/** The files of members and forms that a backup lacks, for the owner. */
export function incompleteLines({
  missingFiles,
  leftOutFiles,
}: Pick<ManifestReport, 'missingFiles' | 'leftOutFiles'>): readonly string[] {
  const more = missingFiles.length - MAX_NAMED
  return [
    ...(leftOutFiles > 0 ? [`It was made without ${keptFilesText(leftOutFiles)}.`] : []),
    ...(missingFiles.length > 0
      ? [
          `It is incomplete: ${keptFilesText(missingFiles.length)} ` +
            `${missingFiles.length === 1 ? 'was' : 'were'} neither in the database nor in a bucket:`,
          ...missingFiles.slice(0, MAX_NAMED).map((key) => `  ${plainLine(key)}`),
          ...(more > 0 ? [`  and ${more} more; --json names all`] : []),
        ]
      : []),
  ]
}

/** The counts of a dry run of a backup. */
export const countedLines = (
  plan: BackupPlan,
  { tables, sizeBytes, keptFiles, removed }: CountedBackup,
): readonly string[] => [
  `${amountOf({ rows: rowsOf(tables), files: plan.files.length })} ` +
    `(${megabytes(sizeBytes)}) would go to ${plan.to}; nothing was written.`,
  ...(keptFiles.length > 0
    ? [
        `  ${keptFilesText(keptFiles.length)} outside of the database ` +
          `(${megabytes(keptFiles.reduce((sum, file) => sum + file.sizeBytes, 0))})`,
      ]
    : []),
  ...tables.flatMap(({ table, rows }) => (rows > 0 ? [`  ${table}: ${plural(rows, 'row')}`] : [])),
  ...removed.map((name) => `  ${name} would be removed`),
]

/** The content of a written backup. */
export const madeLine = (path: string, sizeBytes: number, report: ManifestReport): string =>
  `${path}: ${amountOf(report)}, ${megabytes(sizeBytes)}.`

/** The content of a checked backup. */
export const wholeLine = (file: string, report: ManifestReport): string =>
  `${file} is complete: ${report.site} at ${report.madeOn}, ${amountOf(report)}.`

/** The files of members and forms that a backup without a bucket, or without them, would lack. */
export function lostFileLines(
  { keptFiles }: CountedBackup,
  { leavesOut, hasBucket }: { readonly leavesOut: boolean; readonly hasBucket: boolean },
): readonly string[] {
  if (keptFiles.length === 0) return []
  if (leavesOut) return ['They would be left out.']
  return hasBucket ? [] : ['Those would be missing: no bucket is set (docs/files.md).']
}

/** The next step after a backup that lacks some files. */
export const missingAdvice = (hasBucket: boolean, keep: number | undefined): readonly string[] => [
  hasBucket
    ? 'The backup was made. Bring the files back to the bucket, or remove what they belong to.'
    : 'The backup was made. Run this with the VITRINE_S3_ names that the site has (docs/files.md).',
  ...(keep === undefined ? [] : ['No older backup was removed.']),
]
