import {
  ADD_VARIANT,
  CHANGE_OPTIONS,
  DESK_PATH,
  EDIT_PRODUCT_FILE,
  IMPORT_CATALOGUE,
  MOVE_PRODUCT,
  OWNER_IMPORT_ENDPOINT,
  READ_PRODUCT_FILE,
} from '../../protocol/owner/index.js'
import type { OwnerCatalogueApi } from '../../../../core/ports/owner/api/owner-catalogue-api.port.js'
import { mapResult } from '../../../../core/shared/index.js'
import { problemAsFailure } from './ask-owner-api.js'
import type { PeopleApiOptions } from './people-api.js'

/** The operations about the catalogue file, over HTTP. */
export const createCatalogueApi = ({ ask }: Pick<PeopleApiOptions, 'ask'>): OwnerCatalogueApi => ({
  productFile: async (id) =>
    mapResult(await ask(READ_PRODUCT_FILE, { id }), ({ productFile }) => productFile),
  editProductFile: async (input) => {
    const answer = await ask(EDIT_PRODUCT_FILE, { input })
    const edited = problemAsFailure(mapResult(answer, ({ editProductFile }) => editProductFile))
    return mapResult(edited, ({ file }) => file)
  },
  addVariant: async (input) => {
    const answer = await ask(ADD_VARIANT, { input })
    const added = problemAsFailure(mapResult(answer, ({ addVariant }) => addVariant))
    return mapResult(added, ({ file }) => file)
  },
  changeOptions: async (input) => {
    const answer = await ask(CHANGE_OPTIONS, { input })
    const changed = problemAsFailure(mapResult(answer, ({ changeOptions }) => changeOptions))
    return mapResult(changed, (done) => ('file' in done ? { file: done.file } : { inUse: done.variants }))
  },
  moveProduct: async (input) => {
    const answer = await ask(MOVE_PRODUCT, { input })
    const moved = problemAsFailure(mapResult(answer, ({ moveProduct }) => moveProduct))
    return mapResult(moved, ({ file }) => file)
  },
  importCatalogue: async (input) => {
    const answer = await ask(IMPORT_CATALOGUE, { input }, OWNER_IMPORT_ENDPOINT)
    return problemAsFailure(mapResult(answer, ({ importCatalogue }) => importCatalogue))
  },
  catalogueUrl: `${DESK_PATH}/catalogue.csv`,
})
