import { NO_ORDER_PAGES } from '../../../core/orders/index.js'
import type { OrderPages } from '../../../core/orders/index.js'
import type { Backend } from '../../../core/ports/backend.port.js'
import { ANONYMOUS } from '../../../core/ports/visitor.port.js'
import { renderPolicy, withSources } from '../../../core/site/index.js'
import type {
  ConsentSettings,
  ContentSecurityPolicy,
  PolicySources,
  Redirect,
} from '../../../core/site/index.js'
import { createSiteFiles } from '../../site/files/index.js'
import type { SiteFiles } from '../../site/files/index.js'
import { createDataHosts } from '../../site/pages/data-hosts.js'
import { createFilledPages } from '../../site/pages/data/filled-pages.js'
import { languageOf } from '../../site/pages/data/site-language.js'
import {
  createServedPages,
  MAX_DRAWN_BYTES,
  MAX_ENTRY_ELEMENTS,
  MAX_LIST_ELEMENTS,
  siteTransforms,
  STRICT_POLICY,
} from '../../site/pages/index.js'
import type { CountryChoice, PageStore, ServedPages, SiteFacts } from '../../site/pages/index.js'
import { visitorSource } from '../http/index.js'
import type { HttpHandler } from '../http/index.js'
import { createCurrentSitemap } from './current-sitemap.js'
import { createStaticSite } from './static-site.js'
import type { MayRead } from './static-site.js'

/** The folder of a site's pages, and the settings for serving them. */
export interface SitePagesOptions {
  /** The folder with the pages. */
  readonly folder: string
  readonly backend: Backend
  /** Folders inside `folder` that are not served. */
  readonly privateFolders?: readonly string[]
  /** The files of `folder` that may be served, if they are known already. @default looked up in `folder` */
  readonly files?: SiteFiles
  /** True gives pages the strict Content-Security-Policy. @default true */
  readonly strictPolicy?: boolean
  /** True if a page's policy allows the scripts of its own markup (docs/server.md). @default true */
  readonly allowsNamedScripts?: boolean
  /** The sources that providers (challenges, payments) need in the strict policy. */
  readonly policySources?: readonly PolicySources[]
  /**
   * Decides the access to pages, and the audience of the visitor. @default every visitor may read every page
   */
  readonly mayRead?: MayRead
  /** True for pages that every visitor may read; a search finds only these. @default all are */
  readonly isOpen?: (file: string, path: string) => boolean
  /** The target of a link to a log-in provider; null: it is not set up. @default none is set up */
  readonly providerHref?: (provider: string) => string | null
  /** Caches parsed pages; several readers can share it. */
  readonly pageStore?: PageStore
  /** The facts about the site for product pages. */
  readonly site?: SiteFacts
  /** The countries for a checkout without a country field. @default no field is added */
  readonly countries?: CountryChoice
  /** The pages about placed orders, linked from confirmations. @default none */
  readonly orderPages?: OrderPages
  /** The name of the check box for reminders of carts. @default none */
  readonly reminderConsent?: string | null
  /** The scripts that wait for consent. @default those that pages mark themselves */
  readonly consent?: ConsentSettings | null
  /** The redirects of the site's former addresses. */
  readonly redirects?: readonly Redirect[]
  readonly trustProxy?: boolean
  readonly onUnexpected?: (error: unknown) => void
}

/** The facts of a site without settings. */
const NAMELESS: SiteFacts = { name: 'Home', baseUrl: null }

/** The maximum number of pages that are reported for their long lists. */
const MAX_NAMED_PAGES = 100

/** Reports each page once whose lists exceed a limit. */
function reportLongLists(
  report: SitePagesOptions['onUnexpected'],
  messageOf: (path: string) => string,
): (path: string) => void {
  const named = new Set<string>()
  return (path) => {
    if (named.has(path) || named.size >= MAX_NAMED_PAGES) return
    named.add(path)
    report?.(new Error(messageOf(path)))
  }
}

const tooManyBytes = (path: string): string =>
  `The lists of ${path} take more than ${MAX_DRAWN_BYTES} bytes: their last entries are left out. ` +
  'Show fewer at a time ("data-vitrine-limit", docs/adopt.md).'

const tooManyElements = (path: string): string =>
  `A list of ${path} stays as it is: it has more than ${MAX_LIST_ELEMENTS} elements, ` +
  `or one of its entries more than ${MAX_ENTRY_ELEMENTS}.`

/** The reader and the routes of a site's pages. */
export function createSitePages(options: SitePagesOptions): {
  readonly handle: HttpHandler
  readonly files: SiteFiles
  readonly pages: ServedPages
} {
  const { backend, pageStore, mayRead, privateFolders = [], policySources = [] } = options
  const files = options.files ?? createSiteFiles({ folder: options.folder, privateFolders })
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
    onFull: reportLongLists(options.onUnexpected, tooManyBytes),
    onTooLong: reportLongLists(options.onUnexpected, tooManyElements),
  })
  const pages = createServedPages({
    files,
    policy,
    allowsNamedScripts: options.allowsNamedScripts ?? true,
    transforms: siteTransforms({
      countries: options.countries ?? null,
      providerHref: options.providerHref ?? (() => null),
      orderPages: options.orderPages ?? NO_ORDER_PAGES,
      reminderConsent: options.reminderConsent ?? null,
      priceLocale: site.priceLocale ?? null,
      consent: options.consent ?? null,
    }),
    filler: sitePages,
    dataHosts: createDataHosts(folder, Date.now),
    ...(pageStore && { store: pageStore }),
  })
  const handle = createStaticSite({
    files,
    readPage: pages.read,
    headers: policy === null ? {} : { 'Content-Security-Policy': renderPolicy(policy) },
    ...(mayRead && { mayRead }),
    hasItem: sitePages.hasItem,
    sitemap: createCurrentSitemap({
      files,
      readPage: pages.read,
      products: sitePages.products,
      hasProduct: (slug) => sitePages.hasItem({ collection: 'product', slug }),
      nowMs: Date.now,
    }),
    ...(options.redirects && { redirects: options.redirects }),
    hasOneAddress: site.baseUrl !== null,
    ...(pageStore && { language: () => languageOf(files, pageStore) }),
    sourceOf: (request) => visitorSource(request, options.trustProxy ?? false),
  })
  return { handle, files, pages }
}
