import {
  ACCOUNT_ENDPOINT,
  COMMERCE_ENDPOINT,
  CSRF_ENDPOINT,
  SESSION_ENDPOINT,
} from '../../adapters/graphql/protocol/index.js'
import {
  createCsrfHandler,
  createGraphqlHandler,
  createSessionHandler,
  createVisitorSecrets,
} from '../../adapters/server/graphql/index.js'
import type { OperationLimits, VisitorSecrets } from '../../adapters/server/graphql/index.js'
import { at, guestPages, where } from '../../adapters/server/http/index.js'
import type { Route } from '../../adapters/server/http/index.js'
import {
  createRuntimeFiles,
  isRuntimePath,
  createSitePages,
} from '../../adapters/server/static-files/index.js'
import type { SitePagesOptions } from '../../adapters/server/static-files/index.js'
import type { Telemetry } from '../../core/ports/platform/telemetry.port.js'
import type { Random } from '../../core/ports/platform/random.port.js'
import { isForGuests } from '../../adapters/server/routes/guest-paths.js'
import type { PagePasswords } from '../../adapters/server/routes/accounts/page-passwords.js'

/** The parts that a site is served from. */
export interface SiteOptions extends SitePagesOptions {
  readonly random: Random
  /** The folder of the built page script (`dist/page`). */
  readonly runtimeFolder: string
  /**
   * Further routes, answered before the files of the folder: forms, payment pages. A function gets the service
   * that signs visitors.
   */
  readonly routes?: readonly Route[] | ((secrets: VisitorSecrets) => readonly Route[])
  /** Asks for the passwords of pages. @default none have one */
  readonly passwords?: PagePasswords
  /**
   * The key that signs the site's visitors; the same in every process.
   * @default a new key: carts end with the process
   */
  readonly visitorKey?: string
  /** Other origins whose pages may use the server, cookies included: `https://www.example.org`. @default none */
  readonly guests?: readonly string[]
  /** The limits on cart changes and order attempts. @default no limits */
  readonly limits?: OperationLimits
  readonly introspection?: boolean
  /** Records operations. @default they are not recorded */
  readonly telemetry?: Telemetry
}

/** All routes of a site, in the order they are tried: shop operations, the given routes, the page script, the pages. */
export function createSiteRoutes(options: SiteOptions): readonly Route[] {
  const { backend, random, trustProxy = false, guests = [], introspection = false, routes = [] } = options
  const secrets = createVisitorSecrets(options.visitorKey ?? random.token() + random.token())
  const graphql = createGraphqlHandler({
    backend,
    random,
    secrets,
    trustProxy,
    guests,
    introspection,
    ...(options.limits ? { limits: options.limits } : {}),
    ...(options.telemetry ? { telemetry: options.telemetry } : {}),
    ...(options.onUnexpected ? { onUnexpected: options.onUnexpected } : {}),
  })
  const runtime = createRuntimeFiles(options.runtimeFolder)
  const { handle, files, pages } = createSitePages(options)
  return [
    guestPages(guests, isForGuests),
    at(COMMERCE_ENDPOINT, graphql),
    at(ACCOUNT_ENDPOINT, graphql),
    at(CSRF_ENDPOINT, createCsrfHandler({ random, secrets, trustProxy, guests })),
    at(SESSION_ENDPOINT, createSessionHandler({ backend, secrets, trustProxy, guests })),
    ...(typeof routes === 'function' ? routes(secrets) : routes),
    ...(options.passwords ? [options.passwords.route(files, pages)] : []),
    where(isRuntimePath, runtime),
    where(() => true, handle),
  ]
}
