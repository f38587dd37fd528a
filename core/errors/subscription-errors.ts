import type { ServerError } from './server-error.js'

/**
 * Classifies the errors of the subscriptions list: `empty` if all of them only say that the visitor never
 * bought anything, else `failed` (reference/errors#subscriptions).
 */
export const subscriptionsOutcome = (errors: readonly ServerError[]): 'empty' | 'failed' =>
  errors.every((error) => error.code === 'NoCommerceCustomerFound') ? 'empty' : 'failed'
