/** Nothing is paid with it yet: a wallet's reference to what is only kept. */
const SETUP = 'setup/'

/** How pages and shops call a means that its owner is asked to have kept. */
export const toSetupReference = (setupId: string): string => `${SETUP}${setupId}`

/** What PayPal calls it; null: the reference is to an order. */
export const setupIdOf = (reference: string): string | null =>
  new RegExp(`^${SETUP}([\\w-]{1,36})$`).exec(reference)?.[1] ?? null
