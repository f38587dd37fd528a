import { createGateFinder } from '../../core/accounts/index.js'
import { join } from 'node:path'
import { DESK_PATH } from '../../adapters/graphql/protocol/owner/index.js'
import { createDeskHost } from '../../adapters/server/routes/desk/desk-host.js'
import { createDeskFiles } from '../../adapters/server/static-files/index.js'
import { addressCountries } from '../../core/pricing/index.js'
import type { SiteFiles } from '../../adapters/site/files/index.js'
import type { VisitorSecrets } from '../../adapters/server/graphql/index.js'
import { createRequestHandler, tracedHandler } from '../../adapters/server/http/index.js'
import type { HttpHandler, Route } from '../../adapters/server/http/index.js'
import { PAYPAL } from '../../adapters/payments/paypal/server/index.js'
import type { Runtime } from '../headless/create-runtime.js'
import type { Mails } from './mails.js'
import type { Papers } from './papers.js'
import { accountRoutes } from './account-routes.js'
import { NO_ACCOUNT_SECRETS } from '../../adapters/server/settings/environment/account-secrets.js'
import { createMayRead } from '../../adapters/server/routes/accounts/may-read.js'
import type { Forms } from '../../adapters/server/forms/site-forms.js'
import { providerHrefs } from '../../adapters/server/openid-connect/log-in-providers.js'
import { movesMoney } from './payments/payment-processors.js'
import { NO_PAYMENT_SETTINGS } from './payments/payment-settings.js'
import { onlySecurely } from '../../adapters/server/routes/payments/secure-payments.js'
import { policySourcesOf } from './payments/policy-sources.js'
import { createPagePasswords } from '../../adapters/server/routes/accounts/page-passwords.js'
import { createPaymentNoticesRoute } from '../../adapters/server/routes/payments/payment-notices-route.js'
import { createPaypalReturnRoute } from '../../adapters/server/routes/payments/paypal-return-route.js'
import { createSandboxRoute } from '../../adapters/server/routes/payments/sandbox-route.js'
import { createShopLimits } from '../../adapters/server/rate-limit/shop-limits.js'
import { orderPagesOf } from '../../adapters/server/site-folder/order-pages.js'
import { createSiteRoutes } from './site-routes.js'
import type { SiteStart } from './prepare-site.js'
import { ENGINE_SOURCES } from '../../core/site/index.js'
import type { PolicySources } from '../../core/site/index.js'
import type { CaptchaVerifier } from '../../core/ports/forms/captcha-verifier.port.js'

/** The opened parts of a site that handle its requests. */
export interface OpenedShop {
  readonly shop: Runtime
  /** The files of the site's folder. */
  readonly files: SiteFiles
  readonly forms: Forms
  readonly mails: Mails
  readonly papers: Papers
  readonly downloads: Route
  /** The key that signs the secrets of visitors. */
  readonly visitorKey: string
  /** Checks challenges; null if no service is set. */
  readonly captcha: CaptchaVerifier | null
  /** The address of the site for its visitors. */
  readonly origin: () => string
  /** The language of texts outside the site's own pages. */
  readonly language: string
  /** The routes of the owner's API and desk, in a realm of their own. */
  readonly ownerRoutes: readonly Route[]
  /** Counts visits; it never answers a request. */
  readonly visits: Route
}

/** The files of the desk, which the site's own host serves unless the desk has a host of its own. */
const deskFilesOf = ({ runtimeFolder }: SiteStart): Route =>
  createDeskFiles({ folder: join(runtimeFolder, '../desk'), path: DESK_PATH })

/** The routes of payment providers that the shop has. */
function paymentRoutes(
  { options: { trustProxy = false } }: SiteStart,
  { shop, language }: OpenedShop,
): readonly Route[] {
  const { backend, providers, sandbox, services } = shop
  const { receiveNotice } = backend
  return [
    ...(providers.some(({ name }) => name === PAYPAL) ? [createPaypalReturnRoute(language)] : []),
    ...(receiveNotice
      ? [createPaymentNoticesRoute({ receiveNotice, limit: services.limit, trustProxy })]
      : []),
    ...(sandbox === null ? [] : [createSandboxRoute(sandbox)]),
  ]
}

/** The routes of a site beside its shop operations, page script and pages. */
function furtherRoutes(start: SiteStart, opened: OpenedShop, secrets: VisitorSecrets): readonly Route[] {
  const { trustProxy = false, guests = [], deskUrl, accounts = NO_ACCOUNT_SECRETS } = start.options
  const { shop, origin, language } = opened
  const hasDesk = deskUrl === undefined
  return [
    ...(hasDesk ? opened.ownerRoutes : []),
    opened.forms.route,
    ...opened.mails.routes,
    opened.downloads,
    ...opened.papers.routes,
    ...accountRoutes(shop.backend, {
      secrets,
      random: shop.random,
      origin,
      trustProxy,
      guests,
      limit: shop.services.limit,
      ownerKey: accounts.ownerKey,
      language,
      providers: start.site.settings.accounts.providers,
    }),
    ...paymentRoutes(start, opened),
    ...(hasDesk ? [deskFilesOf(start)] : []),
  ]
}

/** Decides which pages a visitor may read: gates of groups and passwords. */
function pageAccess(
  { site: { settings }, options: { trustProxy = false } }: SiteStart,
  { shop: { backend, services }, visitorKey: siteKey, language }: OpenedShop,
) {
  const { gates, accounts } = settings
  const gatesBefore = createGateFinder(gates)
  const { limit } = services
  const passwords = createPagePasswords({ gates, gatesBefore, siteKey, limit, trustProxy, language })
  return {
    passwords,
    mayRead: createMayRead({ gatesBefore, groups: accounts.groups, backend, trustProxy, passwords }),
    isOpen: (file: string, path: string) => gatesBefore(file, path).length === 0,
  }
}

/** The hosts that the policies of pages allow. */
function policySources(
  { site: { settings }, options }: SiteStart,
  { shop: { providers } }: OpenedShop,
): readonly PolicySources[] {
  const scriptHosts = [...settings.scriptHosts, ...(options.scriptHosts ?? [])]
  return [
    ...policySourcesOf(options.forms, providers, scriptHosts),
    ...(settings.backend === 'store' ? [] : [ENGINE_SOURCES]),
  ]
}

/** All routes of a site on its own host. */
function siteRoutes(start: SiteStart, opened: OpenedShop): readonly Route[] {
  const { options, report, telemetry } = start
  const { settings, folder } = start.site
  const { backend, random, services } = opened.shop
  const { visitorKey, captcha } = opened
  const { trustProxy = false, guests = [], cartLimit, accounts = NO_ACCOUNT_SECRETS } = options
  const { name, baseUrl, priceLocale } = settings
  return createSiteRoutes({
    ...pageAccess(start, opened),
    folder,
    files: opened.files,
    backend,
    random,
    visitorKey,
    runtimeFolder: start.runtimeFolder,
    orderPages: orderPagesOf(settings),
    reminderConsent: settings.abandonedCarts?.consent ?? null,
    consent: settings.consent,
    routes: (secrets) => furtherRoutes(start, opened, secrets),
    strictPolicy: options.strictPolicy ?? true,
    allowsNamedScripts: options.allowsNamedScripts ?? true,
    policySources: policySources(start, opened),
    pageStore: start.pageStore,
    site: { name, baseUrl, priceLocale },
    countries: { countries: addressCountries(settings.shipping), first: settings.country },
    redirects: settings.redirects,
    providerHref: providerHrefs(settings.accounts.providers, accounts),
    trustProxy,
    guests,
    limits: createShopLimits({
      trustProxy,
      random,
      siteKey: visitorKey,
      limit: services.limit,
      trials: services.trials,
      captcha: options.forms?.captcha ?? null,
      verifier: captcha,
      ...(cartLimit !== undefined && { cartChanges: cartLimit }),
    }),
    onUnexpected: report,
    ...(telemetry && { telemetry }),
  })
}

/** Refuses plain HTTP where real money moves. */
function secureRoutes({ site: { settings }, options }: SiteStart): readonly Route[] {
  const { trustProxy = false, guests = [], payments = NO_PAYMENT_SETTINGS } = options
  const ownPages = [DESK_PATH, ...(settings.withdrawal === null ? [] : [settings.withdrawal.path])]
  return movesMoney(payments) ? [onlySecurely({ trustProxy, guests, ownPages })] : []
}

/** The request handler of a running site. */
export function createSiteHandler(start: SiteStart, opened: OpenedShop): HttpHandler {
  const { options, report, telemetry } = start
  const { trustProxy = false, onRequest, deskUrl } = options
  const deskHost = (url: string): Route =>
    createDeskHost({
      path: DESK_PATH,
      routes: [...opened.ownerRoutes, deskFilesOf(start)],
      trustProxy,
      deskUrl: url,
    })
  const handler = createRequestHandler({
    routes: [
      opened.visits,
      ...secureRoutes(start),
      ...(deskUrl === undefined ? [] : [deskHost(deskUrl)]),
      ...siteRoutes(start, opened),
    ],
    trustProxy,
    onUnexpected: report,
    ...(onRequest && { onRequest }),
  })
  return telemetry === null
    ? handler
    : tracedHandler(handler, telemetry, { trustProxy, privateArea: DESK_PATH })
}
