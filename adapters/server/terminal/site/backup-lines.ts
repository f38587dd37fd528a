import { plural } from '../../../../core/shared/index.js'
import { rowsOf } from '../../sql/backups/site-backup.js'
import type { BackupPlan, CountedBackup, ManifestReport } from '../../sql/backups/site-backup.js'
import { megabytes } from '../progress.js'

const amountOf = ({ rows, files }: Pick<ManifestReport, 'rows' | 'files'>): string =>
  `${plural(rows, 'row')} and ${plural(files, 'file')}`

/** The content of a backup that was counted and not written. */
export const countedLines = (
  plan: BackupPlan,
  { tables, sizeBytes, removed }: CountedBackup,
): readonly string[] => [
  `${amountOf({ rows: rowsOf(tables), files: plan.files.length })} ` +
    `(${megabytes(sizeBytes)}) would go to ${plan.to}; nothing was written.`,
  ...tables.flatMap(({ table, rows }) => (rows > 0 ? [`  ${table}: ${plural(rows, 'row')}`] : [])),
  ...removed.map((name) => `  ${name} would be removed`),
]

/** The content of a backup that was made. */
export const madeLine = (path: string, sizeBytes: number, report: ManifestReport): string =>
  `${path}: ${amountOf(report)}, ${megabytes(sizeBytes)}.`

/** The content of a backup that was checked. */
export const wholeLine = (file: string, report: ManifestReport): string =>
  `${file} is whole: ${report.site} at ${report.madeOn}, ${amountOf(report)}.`
