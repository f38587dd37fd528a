import type { ServerError } from './server-error.js'

/**
 * The meaning of errors of the subscriptions list: `empty`, when all of them only say that the visitor never
 * bought anything, else `failed` (reference/errors#subscriptions).
 */
export const subscriptionsOutcome = (errors: readonly ServerError[]): 'empty' | 'failed' =>
  errors.every((error) => error.code === 'NoCommerceCustomerFound') ? 'empty' : 'failed'
