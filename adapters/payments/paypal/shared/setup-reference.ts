/** The prefix of a wallet's reference to a means of payment that is only stored and pays nothing yet. */
const SETUP = 'setup/'

/** The name of such a means of payment for pages and shops. */
export const toSetupReference = (setupId: string): string => `${SETUP}${setupId}`

/** PayPal's id of the means of payment; null: the reference is to an order. */
export const setupIdOf = (reference: string): string | null =>
  new RegExp(`^${SETUP}([\\w-]{1,36})$`).exec(reference)?.[1] ?? null
