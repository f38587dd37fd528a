import { openExport } from '../../../../../adapters/site/export/index.js'
import type { SiteExport } from '../../../../../adapters/site/export/index.js'
import { valueOf } from '../../../../support/value-of.js'
import { exportFolder } from './export-folders.js'
import type { ExportFiles } from './export-folders.js'

/** Exports made for a test: `remove` deletes the folder of the one that was opened last. */
export function createOpenedExports() {
  const opened = {
    remove: (): void => undefined,
    open: async (files: ExportFiles): Promise<SiteExport> => {
      const made = exportFolder(files)
      opened.remove = made.remove
      return valueOf(await openExport(made.folder))
    },
  }
  return opened
}
