export { at, createRequestHandler, listen, pathOf, where } from '../../adapters/http/index.js'
export { parseDuration } from './duration.js'
export { readFormSettings } from './form-settings.js'
export { createForms } from './forms-route.js'
export { createSandboxRoute } from './sandbox-route.js'
export { createShopLimits } from './shop-limits.js'
export { createSiteRoutes } from './site-routes.js'
export type {
  HttpHandler,
  HttpServer,
  ListenFailure,
  ListenOptions,
  RequestHandlerOptions,
  RequestRecord,
  Route,
} from '../../adapters/http/index.js'
export type { FormMailSettings, FormSettings } from './form-settings.js'
export type { Forms, FormsOptions } from './forms-route.js'
export type { ShopLimitsOptions } from './shop-limits.js'
export type { SiteOptions } from './site-routes.js'
