export { at, createRequestHandler, listen, pathOf, where } from '../../adapters/http/index.js'
export { BACKENDS, findBackend } from '../modules/backends.js'
export { provide, resolve } from '../modules/provide.js'
export { SERVER_TOKENS } from '../modules/server-tokens.js'
export { TOKENS } from '../modules/tokens.js'
export { parseDuration } from './duration.js'
export { NO_FORM_SETTINGS, readFormSettings } from './form-settings.js'
export { createForms } from './forms-route.js'
export { createFindNativeForms } from './native-forms.js'
export { createPaymentNoticesRoute } from './payment-notices-route.js'
export { createProcessors, paymentModes } from './payment-providers.js'
export { NO_PAYMENT_SETTINGS, readPaymentSettings } from './payment-settings.js'
export { createSandboxRoute } from './sandbox-route.js'
export { createShopLimits } from './shop-limits.js'
export { createSiteRoutes } from './site-routes.js'
export { startSite } from './start-site.js'
export type {
  HttpHandler,
  HttpServer,
  ListenFailure,
  ListenOptions,
  RequestHandlerOptions,
  RequestRecord,
  Route,
} from '../../adapters/http/index.js'
export type { MayRead } from '../../adapters/http-static/index.js'
export type { PageStore } from '../../adapters/site-pages/index.js'
export type { Audience, PageAsked, PolicySources, ReadDecision } from '../../core/site/index.js'
export type { BackendFactory, BackendTable } from '../modules/backends.js'
export type { AccountSurroundings, BackendParts, ServedBackend } from '../modules/served-backend.js'
export type { DataLocation } from './data-location.js'
export type { FormMailSettings, FormSettings } from './form-settings.js'
export type { Forms, FormsOptions } from './forms-route.js'
export type { PaymentMode, PaymentSettings } from './payment-settings.js'
export type { ShopLimitsOptions } from './shop-limits.js'
export type { SiteFolder } from './site-folder.js'
export type { SiteOptions } from './site-routes.js'
export type { StartFailure } from './start-failure.js'
export type { RunningSite, StartOptions } from './running-site.js'
