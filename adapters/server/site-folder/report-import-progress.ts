import { plural } from '../../../core/shared/index.js'
import type { ImportOptions } from '../sql/shop/index.js'

/** The number of products between two progress messages. */
const PROGRESS_STEP = 5000

/** Reports the progress of a long import of the catalogue, a line for every few thousand products. */
export function reportImportProgress(say: (line: string) => void): NonNullable<ImportOptions['onProgress']> {
  let lastReported = 0
  return ({ done, total }) => {
    if (done < lastReported + PROGRESS_STEP || done === total) return
    lastReported = done
    say(`catalogue.csv has changed: ${done} of ${plural(total, 'changed product')} so far.`)
  }
}
