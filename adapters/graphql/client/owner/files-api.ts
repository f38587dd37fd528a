import {
  DESK_PATH,
  LIST_SHOP_FILES,
  READ_FILE_ORDERS,
  READ_FILE_ROOM,
  REMOVE_SHOP_FILE,
} from '../../protocol/owner/index.js'
import type { OwnerFilesApi } from '../../../../core/ports/owner/api/owner-files-api.port.js'
import { mapResult } from '../../../../core/shared/index.js'
import type { AskOwnerApi } from './ask-owner-api.js'
import { problemAsFailure } from './ask-owner-api.js'

/** The operations about the files that the shop keeps, over HTTP. */
export const createFilesApi = ({ ask }: { readonly ask: AskOwnerApi }): OwnerFilesApi => ({
  files: async ({ search, kind, after }) =>
    mapResult(await ask(LIST_SHOP_FILES, { filter: { search, kind }, after }), ({ files }) => files),
  fileRoom: async () => mapResult(await ask(READ_FILE_ROOM, {}), ({ fileRoom }) => fileRoom),
  fileOrders: async (id) => mapResult(await ask(READ_FILE_ORDERS, { id }), ({ fileOrders }) => fileOrders),
  removeFile: async (change) => {
    const answer = await ask(REMOVE_SHOP_FILE, change)
    return mapResult(problemAsFailure(mapResult(answer, ({ removeFile }) => removeFile)), () => undefined)
  },
  fileUrl: (id) => `${DESK_PATH}/files/${id.split('/').map(encodeURIComponent).join('/')}`,
})
