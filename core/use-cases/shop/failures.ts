import { SHOP_READ_ONLY, UNAVAILABLE_TEXT } from '../../errors/index.js'
import type { GatewayFailure } from '../../ports/gateway-failure.port.js'
import { err } from '../../shared/index.js'

/** A refusal that the shopper can do something about. */
export type Rejection = Extract<GatewayFailure, { readonly tag: 'rejected' }>

/** A refusal as servers word it (reference/errors). */
export const rejection = (code: string, message: string, problems: readonly string[] = []): Rejection => ({
  tag: 'rejected',
  code,
  message,
  problems: problems.map((type) => ({ type })),
})

/** The same as an answer. */
export const refuse = (code: string, message: string, problems: readonly string[] = []) =>
  err<GatewayFailure>(rejection(code, message, problems))

/** The method of payment of the subscription could not be kept for its renewals. */
export const SUBSCRIPTION_NOT_SET_UP = 'SubscriptionSetupFailed'

/** The SKU or product is not for sale here. */
export const itemNotFound = rejection('ItemNotFound', 'There is no such product in this shop.')

/** The disk is nearly full: nothing of the change was written, and nothing can be for now. */
export const shopReadOnly = rejection(SHOP_READ_ONLY, UNAVAILABLE_TEXT)

/** The store could not do its work: it may or may not have been carried out, and asking again is safe. */
export const unreachable = (message: string): GatewayFailure => ({
  tag: 'unreachable',
  reason: 'network',
  status: null,
  message,
})
