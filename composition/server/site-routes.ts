import { ACCOUNT_FILES_PATH } from '../../adapters/server/sql/accounts/index.js'
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
import type { OperationLimits } from '../../adapters/server/graphql/index.js'
import { at, guestPages, visitorSource, where } from '../../adapters/server/http/index.js'
import type { HttpHandler, Route } from '../../adapters/server/http/index.js'
import {
  createRuntimeFiles,
  createStaticSite,
  isRuntimePath,
} from '../../adapters/server/static-files/index.js'
import type { MayRead } from '../../adapters/server/static-files/index.js'
import { createSiteFiles } from '../../adapters/site/files/index.js'
import {
  createServedPages,
  hiddenAccountParts,
  plainAccountForms,
  openCheckout,
  providerLinks,
  MAX_DRAWN_BYTES,
  withOrderLinks,
  withReminderBox,
  withPriceLocale,
  STRICT_POLICY,
  withCountryFields,
} from '../../adapters/site/pages/index.js'
import type { CountryChoice, PageStore, SiteFacts } from '../../adapters/site/pages/index.js'
import { NO_ORDER_PAGES } from '../../core/orders/index.js'
import type { OrderPages } from '../../core/orders/index.js'
import { ANONYMOUS } from '../../core/ports/visitor.port.js'
import type { Backend } from '../../core/ports/backend.port.js'
import type { Random } from '../../core/ports/random.port.js'
import { SANDBOX_ENDPOINT } from '../../adapters/payments/sandbox/shared/sandbox-endpoint.js'
import { createDataHosts } from '../../adapters/site/pages/data-hosts.js'
import { createFilledPages } from '../../adapters/site/pages/data/filled-pages.js'
import { renderPolicy, withSources } from '../../core/site/index.js'
import type { ContentSecurityPolicy, PolicySources, Redirect } from '../../core/site/index.js'
import type { PagePasswords } from '../../adapters/server/routes/page-passwords.js'

/** The parts that a site is served from. */
export interface SiteOptions {
  /** The folder with the pages. */
  readonly folder: string
  readonly backend: Backend
  readonly random: Random
  /** The folder of the built page script (`dist/page`). */
  readonly runtimeFolder: string
  /** Further routes, answered before the files of the folder: forms, payment pages. */
  readonly routes?: readonly Route[]
  /** Folders inside `folder` that are not served. */
  readonly privateFolders?: readonly string[]
  /** True gives pages the strict Content-Security-Policy. @default true */
  readonly strictPolicy?: boolean
  /** True if the policy of a page lets it run what its own markup names (docs/server.md). @default true */
  readonly allowsNamedScripts?: boolean
  /** The sources that providers (challenges, payments) need in the strict policy. */
  readonly policySources?: readonly PolicySources[]
  /** Decides who may read which page, and as whom. @default every visitor may read every page */
  readonly mayRead?: MayRead
  /** True for pages that every visitor may read; a search finds no others. @default all are */
  readonly isOpen?: (file: string, path: string) => boolean
  /** Asks for the passwords of pages. @default none have one */
  readonly passwords?: PagePasswords
  /** The target of a link to a log-in provider; null: it is not set up. @default none is set up */
  readonly providerHref?: (provider: string) => string | null
  /** Keeps pages once they are parsed; one store can serve all their readers. */
  readonly pageStore?: PageStore
  /**
   * The key that signs the site's visitors; the same in every process.
   * @default made now: carts end with the process
   */
  readonly visitorKey?: string
  /** The facts about the site that pages of products state. */
  readonly site?: SiteFacts
  /** The countries to choose from in a checkout without a country field. @default no field is added */
  readonly countries?: CountryChoice
  /** The pages about placed orders, which confirmations link. @default none */
  readonly orderPages?: OrderPages
  /** The name of the check box of the checkout by which shoppers ask for reminders of carts. @default none */
  readonly reminderConsent?: string | null
  /** The redirects of the site's former addresses. */
  readonly redirects?: readonly Redirect[]
  readonly trustProxy?: boolean
  /** Other origins whose pages may use the server, cookies included: `https://www.example.org`. @default none */
  readonly guests?: readonly string[]
  /** The limits on cart changes and order attempts. @default no limits */
  readonly limits?: OperationLimits
  readonly introspection?: boolean
  readonly onUnexpected?: (error: unknown) => void
}

/**
 * The paths that pages of other origins fetch; downloads and forms without a script are opened and not
 * fetched.
 */
const GUEST_PATHS = ['/.wf_graphql/', ACCOUNT_FILES_PATH, `${SANDBOX_ENDPOINT}/`]
const isForGuests = (path: string): boolean => GUEST_PATHS.some((start) => path.startsWith(start))

/** The facts of a site whose owner gave none. */
const NAMELESS: SiteFacts = { name: 'Home', baseUrl: null }

/** Pages that are named to the owner because of their long lists. */
const MAX_NAMED_PAGES = 100

/** Tells the owner once of each page whose lists are longer than a page may be. */
function tellOfLongLists(tell: SiteOptions['onUnexpected']): (path: string) => void {
  const named = new Set<string>()
  return (path) => {
    if (named.has(path) || named.size >= MAX_NAMED_PAGES) return
    named.add(path)
    tell?.(
      new Error(
        `The lists of ${path} take more than ${MAX_DRAWN_BYTES} bytes: their last entries are left out. ` +
          'Show fewer at a time ("data-vitrine-limit", docs/adopt.md).',
      ),
    )
  }
}

/** The pages of a site and the files they are made of. */
function createPages(options: SiteOptions): {
  readonly handle: HttpHandler
  readonly routes: readonly Route[]
} {
  const { backend, pageStore, mayRead, privateFolders = [], policySources = [] } = options
  const files = createSiteFiles({ folder: options.folder, privateFolders })
  const policy =
    options.strictPolicy === false
      ? null
      : policySources.reduce<ContentSecurityPolicy>(withSources, STRICT_POLICY)
  const { folder, site = NAMELESS } = options
  const sitePages = createFilledPages({
    folder,
    catalogue: () => backend.open(ANONYMOUS).commerce,
    site,
    nowMs: Date.now,
    answersQueries: true,
    isOpen: ({ collection, address }) => options.isOpen?.(`detail_${collection}.html`, address) ?? true,
    onFull: tellOfLongLists(options.onUnexpected),
  })
  const pages = createServedPages({
    files,
    policy,
    allowsNamedScripts: options.allowsNamedScripts ?? true,
    transforms: [
      openCheckout,
      ...(options.countries ? [withCountryFields(options.countries)] : []),
      plainAccountForms,
      hiddenAccountParts,
      providerLinks(options.providerHref ?? (() => null)),
      withOrderLinks(options.orderPages ?? NO_ORDER_PAGES),
      withReminderBox(options.reminderConsent ?? null),
      withPriceLocale(site.priceLocale ?? null),
    ],
    fill: sitePages.fill,
    dataHosts: createDataHosts(folder, Date.now),
    ...(pageStore && { store: pageStore }),
  })
  const handle = createStaticSite({
    files,
    readPage: pages.read,
    headers: policy === null ? {} : { 'Content-Security-Policy': renderPolicy(policy) },
    ...(mayRead && { mayRead }),
    hasItem: sitePages.hasItem,
    ...(options.redirects && { redirects: options.redirects }),
    hasOneAddress: site.baseUrl !== null,
    sourceOf: (request) => visitorSource(request, options.trustProxy ?? false),
  })
  return { handle, routes: options.passwords ? [options.passwords.route(files, pages)] : [] }
}

/**
 * Everything a site answers, in the order it is asked: shop operations, the given routes, the runtime, the
 * pages.
 */
export function createSiteRoutes(options: SiteOptions): readonly Route[] {
  const { backend, random, trustProxy = false, guests = [], introspection = false } = options
  const secrets = createVisitorSecrets(options.visitorKey ?? random.token() + random.token())
  const graphql = createGraphqlHandler({
    backend,
    random,
    secrets,
    trustProxy,
    guests,
    introspection,
    ...(options.limits ? { limits: options.limits } : {}),
    ...(options.onUnexpected ? { onUnexpected: options.onUnexpected } : {}),
  })
  const runtime = createRuntimeFiles(options.runtimeFolder)
  const pages = createPages(options)
  return [
    guestPages(guests, isForGuests),
    at(COMMERCE_ENDPOINT, graphql),
    at(ACCOUNT_ENDPOINT, graphql),
    at(CSRF_ENDPOINT, createCsrfHandler({ random, secrets, trustProxy, guests })),
    at(SESSION_ENDPOINT, createSessionHandler({ backend, secrets, trustProxy, guests })),
    ...(options.routes ?? []),
    ...pages.routes,
    where(isRuntimePath, runtime),
    where(() => true, pages.handle),
  ]
}
