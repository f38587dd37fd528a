export { createOwnerApi } from './create-owner-api.js'
export { createPasskeys } from './passkeys.js'
export type { OwnerApiOptions } from './create-owner-api.js'
export type { Passkeys } from './passkeys.js'
