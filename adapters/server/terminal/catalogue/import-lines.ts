import { assertNever, err, ok, plural } from '../../../../core/shared/index.js'
import type { OwnerFailure, Result } from '../../../../core/shared/index.js'
import { describeImport, describeMistaken } from '../../site-folder/site-catalogue.js'
import type { CheckedCatalogue, Imported } from '../../site-folder/site-catalogue.js'
import { describeMissingFiles } from '../../site-folder/sold-files.js'
import type { ImportReport } from '../../sql/shop/index.js'
import type { PrintedResult } from '../print-result.js'

const NOTHING: ImportReport = { created: 0, updated: 0, unchanged: 0, withdrawn: 0, skus: 0 }

/** The advice for a shop that is open: it reads the file itself. */
export const SITE_IMPORTS = [
  'If that is `vitrine serve` with this site, no action is needed: ' +
    'it imports a changed catalogue.csv within a second and reports it.',
  '`vitrine import --dry-run` checks the file meanwhile.',
]

/** The outcome of a check that imported nothing. */
export const importCheck = ({ products, skus, mistaken, missingFiles }: CheckedCatalogue): PrintedResult => ({
  lines: [
    [
      `${plural(products, 'product')} with ${plural(skus, 'SKU')} can be imported; nothing was changed.`,
      ...mistaken.map(describeMistaken),
      describeMissingFiles(missingFiles) ?? [],
    ]
      .flat()
      .join(' '),
  ],
  json: {
    products,
    skus,
    ...(mistaken.length > 0 && { mistaken }),
    ...(missingFiles.length > 0 && { missingFiles }),
  },
})

/** The outcome of an import; a shop that the file would empty stays unchanged, which is a failure. */
export function importOutcome(imported: Imported): Result<PrintedResult, OwnerFailure> {
  switch (imported.tag) {
    case 'none':
      return ok({ lines: ['There is nothing to import.'], json: NOTHING })
    case 'imported':
      return ok({ lines: [], hints: [describeImport(imported.report)], json: imported.report })
    case 'kept':
      return err(imported.failure)
    default:
      return assertNever(imported)
  }
}
