import { createCatalogueTable } from '../../site/pages/data/catalogue-table.js'
import type { CatalogueFile } from '../../../core/ports/owner/files/catalogue-file.port.js'
import type { StoreSettings } from '../../../core/use-cases/settings/store-settings.js'
import { parseCatalogue } from '../csv/catalogue/parse-catalogue.js'

/** The catalogue file of a site folder, checked by the settings of its shop. */
export const shopCatalogue = (siteFolder: string, settings: StoreSettings): CatalogueFile =>
  createCatalogueTable({
    siteFolder,
    problemsOf: async (text) => {
      const parsed = await parseCatalogue(text, settings)
      return parsed.ok ? [] : parsed.failure
    },
  })
