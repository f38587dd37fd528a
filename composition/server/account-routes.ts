import { ACCOUNT_FILES_PATH } from '../../adapters/accounts/index.js'
import { sessionOf } from '../../adapters/graphql-server/index.js'
import { isSecureForBrowser, where } from '../../adapters/http/index.js'
import type { Route } from '../../adapters/http/index.js'
import type { ServedBackend } from '../modules/served-backend.js'

/** What accounts answer besides their operations: the files of members; nothing where there are no accounts. */
export function accountRoutes({ accounts }: ServedBackend, trustProxy: boolean): readonly Route[] {
  if (accounts === undefined) return []
  const handle = accounts.filesHandler((request) =>
    sessionOf(request, isSecureForBrowser(request, trustProxy)),
  )
  return [where((path) => path === ACCOUNT_FILES_PATH || path.startsWith(`${ACCOUNT_FILES_PATH}/`), handle)]
}
