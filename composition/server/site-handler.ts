import { createGateFinder } from '../../core/accounts/index.js'
import { join } from 'node:path'
import { DESK_PATH } from '../../adapters/graphql/protocol/owner/index.js'
import { createDeskHost } from '../../adapters/server/routes/desk-host.js'
import { createDeskFiles } from '../../adapters/server/static-files/index.js'
import { addressCountries } from '../../core/pricing/index.js'
import { createRequestHandler, tracedHandler } from '../../adapters/server/http/index.js'
import type { HttpHandler, Route } from '../../adapters/server/http/index.js'
import { PAYPAL } from '../../adapters/payments/paypal/server/index.js'
import type { Runtime } from '../headless/create-runtime.js'
import type { Mails } from './mails.js'
import type { Papers } from './papers.js'
import { accountRoutes } from './account-routes.js'
import { NO_ACCOUNT_SECRETS } from '../../adapters/server/settings/account-secrets.js'
import { createMayRead } from '../../adapters/server/routes/gates.js'
import type { Forms } from '../../adapters/server/forms/site-forms.js'
import { providerHrefs } from '../../adapters/server/openid-connect/log-in-providers.js'
import { movesMoney } from './payment-providers.js'
import { NO_PAYMENT_SETTINGS } from './payment-settings.js'
import { onlySecurely } from '../../adapters/server/routes/secure-payments.js'
import { policySourcesOf } from './policy-sources.js'
import { createPagePasswords } from '../../adapters/server/routes/page-passwords.js'
import { createPaymentNoticesRoute } from '../../adapters/server/routes/payment-notices-route.js'
import { createPaypalReturnRoute } from '../../adapters/server/routes/paypal-return-route.js'
import { createSandboxRoute } from '../../adapters/server/routes/sandbox-route.js'
import { createShopLimits } from '../../adapters/server/rate-limit/shop-limits.js'
import { orderPagesOf } from '../../adapters/server/site-folder/order-pages.js'
import { createSiteRoutes } from './site-routes.js'
import { privateFoldersOf } from './prepare-site.js'
import type { SiteStart } from './prepare-site.js'
import { ENGINE_SOURCES } from '../../core/site/index.js'
import type { CaptchaVerifier } from '../../core/ports/forms/captcha-verifier.port.js'

/** The opened parts of a site that handle its requests. */
export interface OpenedShop {
  readonly shop: Runtime
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

/** The request handler of a running site. */
export function createSiteHandler(
  { site, location, runtimeFolder, pageStore, options, report, telemetry }: SiteStart,
  {
    shop,
    forms,
    mails,
    papers,
    downloads,
    visitorKey,
    captcha,
    origin,
    language,
    ownerRoutes,
    visits,
  }: OpenedShop,
): HttpHandler {
  const { backend, random, sandbox, providers, sql, siteId } = shop
  const { limit, trials } = shop.services
  const { trustProxy = false, guests = [], cartLimit, onRequest, forms: settings, deskUrl = null } = options
  const deskFiles = createDeskFiles({ folder: join(runtimeFolder, '../desk'), path: DESK_PATH })
  const scriptHosts = [...site.settings.scriptHosts, ...(options.scriptHosts ?? [])]
  const accountSecrets = options.accounts ?? NO_ACCOUNT_SECRETS
  const passwords = createPagePasswords({
    gates: site.settings.gates,
    siteKey: visitorKey,
    limit,
    trustProxy,
  })
  const policySources = [
    ...policySourcesOf(settings, providers, scriptHosts),
    ...(site.settings.backend === 'store' ? [] : [ENGINE_SOURCES]),
  ]
  const gatesBefore = createGateFinder(site.settings.gates)
  const routes = createSiteRoutes({
    folder: site.folder,
    backend,
    random,
    visitorKey,
    runtimeFolder,
    orderPages: orderPagesOf(site.settings),
    reminderConsent: site.settings.abandonedCarts?.consent ?? null,
    consent: site.settings.consent,
    routes: [
      ...(deskUrl === null ? ownerRoutes : []),
      forms.route,
      ...mails.routes,
      downloads,
      ...papers.routes,
      ...accountRoutes(backend, {
        visitorKey,
        random,
        origin,
        trustProxy,
        guests,
        limit,
        ownerKey: accountSecrets.ownerKey,
        language,
        providers: site.settings.accounts.providers,
      }),
      ...(providers.some(({ name }) => name === PAYPAL) ? [createPaypalReturnRoute()] : []),
      ...(backend.receiveNotice
        ? [createPaymentNoticesRoute({ receiveNotice: backend.receiveNotice, limit, trustProxy })]
        : []),
      ...(sandbox === null ? [] : [createSandboxRoute(sandbox)]),
      ...(deskUrl === null ? [deskFiles] : []),
    ],
    privateFolders: privateFoldersOf(location),
    strictPolicy: options.strictPolicy ?? true,
    allowsNamedScripts: options.allowsNamedScripts ?? true,
    policySources,
    pageStore,
    site: {
      name: site.settings.name,
      baseUrl: site.settings.baseUrl,
      priceLocale: site.settings.priceLocale,
    },
    countries: { countries: addressCountries(site.settings.shipping), first: site.settings.country },
    redirects: site.settings.redirects,
    mayRead: createMayRead({
      gates: site.settings.gates,
      groups: site.settings.accounts.groups,
      backend,
      trustProxy,
      passwords,
    }),
    isOpen: (file, path) => gatesBefore(file, path).length === 0,
    passwords,
    providerHref: providerHrefs(site.settings.accounts.providers, accountSecrets),
    trustProxy,
    guests,
    limits: createShopLimits({
      sql,
      siteId,
      trustProxy,
      random,
      siteKey: visitorKey,
      limit,
      trials,
      captcha: options.forms?.captcha ?? null,
      ...(captcha && { verifier: captcha }),
      ...(cartLimit !== undefined && { cartChanges: cartLimit }),
    }),
    onUnexpected: report,
    ...(telemetry && { telemetry }),
  })
  const desk = { path: DESK_PATH, routes: [...ownerRoutes, deskFiles], trustProxy }
  const handler = createRequestHandler({
    routes: [visits, ...(deskUrl === null ? [] : [createDeskHost({ ...desk, deskUrl })]), ...routes],
    trustProxy,
    onUnexpected: report,
    ...(onRequest && { onRequest }),
  })
  const secured = movesMoney(options.payments ?? NO_PAYMENT_SETTINGS)
    ? onlySecurely(handler, trustProxy, guests)
    : handler
  return telemetry === null
    ? secured
    : tracedHandler(secured, telemetry, { trustProxy, privateArea: DESK_PATH })
}
