import type { MembershipSource } from '../../../../core/ports/accounts/membership-source.port.js'
import type { NoticePorts } from '../../../../core/use-cases/shop/payments/receive-notice.js'
import type { OrderPages } from '../../../../core/orders/index.js'
import type { StampSources } from '../../../../core/ports/platform/stamp.port.js'
import type { DownloadLinks } from '../../../../core/ports/shop/download-links.port.js'
import type { StoreSettings } from '../../../../core/use-cases/settings/store-settings.js'
import type { ErrorReporter } from './payments/create-payment-ports.js'
import type { SiteDatabase } from './site-database.js'

/** The links of a site about placed orders. */
export interface OrderPorts {
  /** Links to the files of purchased goods. @default none */
  readonly downloads?: DownloadLinks
  /** The pages about placed orders. @default none */
  readonly pages?: OrderPages
}

/** The site of a store, and the receiver of its errors. */
export interface StoreSite extends SiteDatabase, StampSources {
  readonly settings: StoreSettings
  readonly onError: ErrorReporter
}

/** The store's site, and the ports of its use cases. */
export interface StoreOptions extends StoreSite, OrderPorts {
  /** The language of the site, such as `de-AT`, for the names of taxes and of lines. @default English */
  readonly language?: string
  /** Returns the memberships of visitors; absent if nothing sold here is a membership. */
  readonly memberships?: MembershipSource
  /** True if a member still exists and is not banned; others are no longer charged. @default always true */
  readonly isMember?: (memberId: string) => Promise<boolean>
  /** True if the site has accounts beside the store (docs/accounts.md). @default false */
  readonly hasAccounts?: boolean
  readonly payments: NoticePorts
}
