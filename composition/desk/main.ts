import { createCryptoRandom } from '../../adapters/browser/platform/index.js'
import { createOwnerApi, createPasskeys } from '../../adapters/graphql/client/owner/index.js'
import { DESK_PATH } from '../../adapters/graphql/protocol/owner/index.js'
import { mountDesk } from '../../ui-react/desk/desk.js'

const root = document.getElementById('desk')
if (root !== null) {
  const random = createCryptoRandom(globalThis.crypto)
  const makeApi = (onSignedOut: () => void) =>
    createOwnerApi({
      fetch: globalThis.fetch.bind(globalThis),
      random,
      passkeys: createPasskeys(globalThis),
      onSignedOut,
    })
  void mountDesk(root, { makeApi, path: DESK_PATH, newKey: random.token })
}
