/** Nothing is paid with it yet: a wallet's reference to what is only kept. */
const SETUP = 'setup/'

/** The name that pages and shops use for a means whose owner is asked to have it kept. */
export const toSetupReference = (setupId: string): string => `${SETUP}${setupId}`

/** PayPal's name for it; null: the reference is to an order. */
export const setupIdOf = (reference: string): string | null =>
  new RegExp(`^${SETUP}([\\w-]{1,36})$`).exec(reference)?.[1] ?? null
