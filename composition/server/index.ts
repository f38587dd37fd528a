/// <reference types="node" preserve="true" />
export { at, createRequestHandler, listen, pathOf, where } from '../../adapters/server/http/index.js'
export { BACKENDS, findBackend } from '../modules/backends.js'
export { provide, resolve } from '../modules/provide.js'
export { SERVER_TOKENS } from '../modules/server-tokens.js'
export { TOKENS } from '../modules/tokens.js'
export {
  NO_ACCOUNT_SECRETS,
  providerSecretName,
  readAccountSecrets,
} from '../../adapters/server/settings/environment/account-secrets.js'
export { parseDuration } from '../../adapters/server/settings/duration.js'
export {
  NO_FILE_SETTINGS,
  readFileSettings,
} from '../../adapters/server/settings/environment/file-settings.js'
export {
  NO_FORM_SETTINGS,
  readFormSettings,
} from '../../adapters/server/settings/environment/form-settings.js'
export { createForms } from '../../adapters/server/forms/site-forms.js'
export { createFindNativeForms } from '../../adapters/server/forms/native-forms-of-site.js'
export { createPaymentNoticesRoute } from '../../adapters/server/routes/payments/payment-notices-route.js'
export { createProcessors, paymentModes } from './payments/payment-processors.js'
export { isOrigin } from '../../adapters/server/settings/web-address.js'
export { NO_PAYMENT_SETTINGS, readPaymentSettings } from './payments/payment-settings.js'
export { createSandboxRoute } from '../../adapters/server/routes/payments/sandbox-route.js'
export { readSecrets } from './read-secrets.js'
export { readServerSettings } from './server-settings.js'
export { createShopLimits } from '../../adapters/server/rate-limit/shop-limits.js'
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
} from '../../adapters/server/http/index.js'
export type { MayRead } from '../../adapters/server/static-files/index.js'
export type { PageStore } from '../../adapters/site/pages/index.js'
export type { Audience, RequestedPage, PolicySources, ReadDecision } from '../../core/site/index.js'
export type { BackendFactory, BackendTable } from '../modules/backends.js'
export type {
  SiteEnvironment,
  BackendParts,
  ServedBackend,
} from '../../adapters/server/routes/served-backend.js'
export type { MailQueue, WrittenMail } from '../../core/ports/mail/mail-queue.port.js'
export type {
  ProviderEntry,
  ProviderLogIn,
  ProviderQuery,
  SiteAccounts,
} from '../../core/ports/accounts/site-accounts.port.js'
export type { ServeAccountFiles } from '../../adapters/server/routes/served-backend.js'
export type { AccountSecrets } from '../../adapters/server/settings/environment/account-secrets.js'
export type { DataLocation } from '../../adapters/server/site-folder/data-location.js'
export type { FileSettings } from '../../adapters/server/settings/environment/file-settings.js'
export type {
  FormMailSettings,
  FormSettings,
} from '../../adapters/server/settings/environment/form-settings.js'
export type { Forms, FormsOptions } from '../../adapters/server/forms/site-forms.js'
export type { ProviderStanding } from '../../adapters/server/openid-connect/log-in-providers.js'
export type { PaymentMode, PaymentSettings } from './payments/payment-settings.js'
export type { ServerSettings } from './server-settings.js'
export type { ShopLimitsOptions } from '../../adapters/server/rate-limit/shop-limits.js'
export type { SiteFolder } from '../../adapters/server/site-folder/read-site-folder.js'
export type { SiteOptions } from './site-routes.js'
export type { Span, SpanOptions, SpanValue, Telemetry } from '../../core/ports/platform/telemetry.port.js'
export type { TelemetryEnvironment } from '../../adapters/server/telemetry/index.js'
export type { OwnerFailure } from '../../core/shared/index.js'
export type { RunningSite, StartOptions } from './running-site.js'
