/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
import type { ReadSessionQuery, ReadSessionQueryVariables } from './operation-types.js'

import type { Operation } from '../../operation.js'

export const READ_SESSION: Operation<ReadSessionQuery, ReadSessionQueryVariables> = {
  name: 'ReadSession',
  kind: 'query',
  text: 'query ReadSession{session{realm isFirstRun owner{id email name role}shop{name url currency country language isTestShop mailsAreSent}}}',
}
