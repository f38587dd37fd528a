export { createOwnerHandler } from './owner-handler.js'
export { ownerSecretOf } from './owner-cookie.js'
export type { OwnerHandlerOptions } from './owner-handler.js'
export type { OwnerServices } from './owner-services.js'
