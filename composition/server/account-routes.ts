import { ACCOUNT_FILES_PATH } from '../../adapters/server/sql/accounts/index.js'
import { sessionOf } from '../../adapters/server/graphql/index.js'
import { isSecureForBrowser, where } from '../../adapters/server/http/index.js'
import type { Route } from '../../adapters/server/http/index.js'
import type { ServedBackend } from '../modules/served-backend.js'
import { createMemberImportsRoute } from '../../adapters/server/routes/member-imports-route.js'
import type { MemberImportsRouteOptions } from '../../adapters/server/routes/member-imports-route.js'
import { createProviderRoute } from '../../adapters/server/routes/provider-route.js'
import type { ProviderRouteOptions } from '../../adapters/server/routes/provider-route.js'

/**
 * The routes of accounts besides their operations: the files of members, log-ins by providers, imports of
 * owners; none where there are no accounts.
 */
export function accountRoutes(
  { accounts }: ServedBackend,
  options: Omit<ProviderRouteOptions, 'logIn'> &
    Omit<MemberImportsRouteOptions, 'imports'> & { readonly guests: readonly string[] },
): readonly Route[] {
  if (accounts === undefined) return []
  const handle = accounts.filesHandler((request) =>
    sessionOf(request, isSecureForBrowser(request, options.trustProxy, options.guests)),
  )
  return [
    where((path) => path === ACCOUNT_FILES_PATH || path.startsWith(`${ACCOUNT_FILES_PATH}/`), handle),
    createMemberImportsRoute({ ...options, imports: accounts.imports }),
    createProviderRoute({ ...options, logIn: accounts.providerLogIn }),
  ]
}
