import { ACCOUNT_FILES_PATH } from '../../core/use-cases/accounts/files/account-file.js'
import { sessionOf } from '../../adapters/server/graphql/index.js'
import { isSecureForBrowser, where } from '../../adapters/server/http/index.js'
import type { Route } from '../../adapters/server/http/index.js'
import type { ServedBackend } from '../../adapters/server/routes/served-backend.js'
import { createMemberImportsRoute } from '../../adapters/server/routes/accounts/member-imports-route.js'
import type { MemberImportsRouteOptions } from '../../adapters/server/routes/accounts/member-imports-route.js'
import { createProviderRoute } from '../../adapters/server/routes/accounts/log-in-provider-route.js'
import type { ProviderRouteOptions } from '../../adapters/server/routes/accounts/log-in-provider-route.js'

const isFilesPath = (path: string): boolean =>
  path === ACCOUNT_FILES_PATH || path.startsWith(`${ACCOUNT_FILES_PATH}/`)

/**
 * Routes of accounts besides their GraphQL operations: members' files, log-ins by providers and imports by
 * owners. Parts that the back end does not have get no route.
 */
export function accountRoutes(
  { accounts: { imports, providerLogIn } = {}, accountFiles }: ServedBackend,
  options: Omit<ProviderRouteOptions, 'logIn'> &
    Omit<MemberImportsRouteOptions, 'imports'> & { readonly guests: readonly string[] },
): readonly Route[] {
  const { trustProxy, guests } = options
  return [
    ...(accountFiles === undefined
      ? []
      : [
          where(
            isFilesPath,
            accountFiles((request) => sessionOf(request, isSecureForBrowser(request, trustProxy, guests))),
          ),
        ]),
    ...(imports === undefined ? [] : [createMemberImportsRoute({ ...options, imports })]),
    ...(providerLogIn === undefined ? [] : [createProviderRoute({ ...options, logIn: providerLogIn })]),
  ]
}
