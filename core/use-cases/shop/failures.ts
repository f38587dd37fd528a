import { SHOP_READ_ONLY, UNAVAILABLE_TEXT } from '../../errors/index.js'
import type { GatewayFailure } from '../../ports/gateway-failure.port.js'
import { err } from '../../shared/index.js'

/** A refusal with a cause that the shopper can change. */
export type Rejection = Extract<GatewayFailure, { readonly tag: 'rejected' }>

/** A refusal in the words of servers (reference/errors). */
export const rejection = (code: string, message: string, problems: readonly string[] = []): Rejection => ({
  tag: 'rejected',
  code,
  message,
  problems: problems.map((type) => ({ type })),
})

/** The same as a result. */
export const refuse = (code: string, message: string, problems: readonly string[] = []) =>
  err<GatewayFailure>(rejection(code, message, problems))

/** The means of payment could not be stored for the renewals of the subscription. */
export const SUBSCRIPTION_NOT_SET_UP = 'SubscriptionSetupFailed'

/** There is no visitor whose cart or order this could be. */
export const visitorUnknown = rejection('VisitorUnknown', 'There is no visitor to keep a cart for.')

/** The SKU or product is not for sale here. */
export const itemNotFound = rejection('ItemNotFound', 'There is no such product in this shop.')

/** The disk is nearly full: nothing of the change was written, and no change is possible for now. */
export const shopReadOnly = rejection(SHOP_READ_ONLY, UNAVAILABLE_TEXT)

/** The store failed: the request may or may not have been carried out, and repeating is safe. */
export const unreachable = (message: string): GatewayFailure => ({
  tag: 'unreachable',
  reason: 'network',
  status: null,
  message,
})
