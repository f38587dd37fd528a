import type { MembershipSource } from '../../../../core/ports/accounts/membership-source.port.js'
import type { NoticePorts } from '../../../../core/use-cases/shop/payments/receive-notice.js'
import type { OrderPorts } from './orders/read-placed-order.js'
import type { PaymentOptions } from './payments/create-payment-ports.js'
import type { StoreSite } from './store-site.js'

/** Called with each error of the database and each bug, for which the visitor got a general failure. */
export type ErrorReporter = (error: unknown) => void

/** The site of the store, the ports of its use cases, and the receiver of its errors. */
export interface StoreOptions extends StoreSite, PaymentOptions, OrderPorts {
  /** Returns the memberships of visitors; absent if nothing sold here is a membership. */
  readonly memberships?: MembershipSource
  /** True if a member still exists and is not banned; others are no longer charged. @default always true */
  readonly isMember?: (memberId: string) => Promise<boolean>
  /** True if the site has accounts beside the store (docs/accounts.md). @default false */
  readonly hasAccounts?: boolean
  /** The payments of the shop. @default made from the other options */
  readonly payments?: NoticePorts
  /** @default standard error */
  readonly onError?: ErrorReporter
}
