import type { Order, PaymentProvider } from '../../orders/index.js'

/**
 * True if an order can be paid with a wallet: not without anything to pay, and subscriptions only if the
 * wallet stores its means of payment. `provider` undefined: the shop does not state it.
 */
export const takesOrder = (order: Order | null, provider: PaymentProvider | undefined): boolean =>
  order !== null &&
  !order.flags.isFreeOrder &&
  (provider?.keepsMethods === true || !order.flags.hasSubscription)

/**
 * True if nothing is paid now because a trial begins; the wallet is only asked to store the means of payment.
 */
export const beginsTrial = ({ items }: Pick<Order, 'items'>): boolean =>
  items.some(({ subscription }) => (subscription?.trialDays ?? 0) > 0)
