export { createOpenIdProvider } from './openid-provider.js'
export type { OpenIdOptions } from './openid-provider.js'
