import type { Order, PaymentProvider } from '../orders/index.js'

/**
 * True if an order can be paid at a wallet: none where nothing is to be paid, and subscriptions only where
 * the wallet keeps what they are paid with. `provider` undefined: the shop says nothing of it.
 */
export const takesOrder = (order: Order | null, provider: PaymentProvider | undefined): boolean =>
  order !== null &&
  !order.flags.isFreeOrder &&
  (provider?.keepsMethods === true || !order.flags.hasSubscription)

/**
 * True if nothing is paid for an order now since it begins a trial, so that a wallet is only asked to keep.
 */
export const beginsTrial = ({ items }: Pick<Order, 'items'>): boolean =>
  items.some(({ subscription }) => (subscription?.trialDays ?? 0) > 0)
