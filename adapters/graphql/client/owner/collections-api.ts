import { EDIT_COLLECTION, LIST_COLLECTIONS, READ_COLLECTION } from '../../protocol/owner/index.js'
import type { OwnerCollectionsApi } from '../../../../core/ports/owner/api/owner-collections-api.port.js'
import { mapResult } from '../../../../core/shared/index.js'
import { problemAsFailure } from './ask-owner-api.js'
import type { PeopleApiOptions } from './people-api.js'

/** The operations about collections, over HTTP. */
export const createCollectionsApi = ({
  ask,
  key,
}: Pick<PeopleApiOptions, 'ask' | 'key'>): OwnerCollectionsApi => ({
  collections: async () => mapResult(await ask(LIST_COLLECTIONS, {}), ({ collections }) => collections),
  collection: async (query) => mapResult(await ask(READ_COLLECTION, query), ({ collection }) => collection),
  editCollection: async (slug, edits) => {
    const answer = await ask(EDIT_COLLECTION, { input: { key: key(), slug, edits } })
    const edited = problemAsFailure(mapResult(answer, ({ editCollection }) => editCollection))
    return mapResult(edited, ({ lines }) => lines)
  },
})
