import type { Result } from '../shared/index.js'

/**
 * The reason why a back end did not carry out a request, for each of its gateways. `rejected`: it understood
 * and refused; `code` is a server code (`OutOfInventory`, `UsysInvalidCredentials` ...), unknown codes are
 * allowed. `unreachable`: no valid answer after all retries; the request may or may not have been carried
 * out.
 */
export type GatewayFailure =
  | {
      readonly tag: 'rejected'
      readonly code: string
      readonly message: string
      readonly problems: readonly { readonly type: string }[]
      /** Fields of an account's form and the rule each broke (reference/accounts#errors). */
      readonly failedValidations?: readonly { readonly fieldId: string; readonly name: string }[]
      /** The seconds after which to try again, if there were too many attempts. */
      readonly waitS?: number
    }
  | {
      readonly tag: 'unreachable'
      readonly reason: 'network' | 'timeout' | 'status' | 'malformed'
      readonly status: number | null
      readonly message: string
    }

/** The result of every call of a gateway; it never rejects. */
export type Answer<T> = Promise<Result<T, GatewayFailure>>
