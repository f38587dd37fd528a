export { createOwnerHandler } from './owner-handler.js'
export type { OwnerHandlerOptions } from './owner-handler.js'
export type { OwnerServices } from './owner-services.js'
