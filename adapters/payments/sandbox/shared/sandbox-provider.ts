import type { PaymentProvider } from '../../../../core/orders/index.js'

/** The provider of a test shop; its code on the page needs no key. */
export const SANDBOX: PaymentProvider = { name: 'sandbox', publicKey: null, account: null }
