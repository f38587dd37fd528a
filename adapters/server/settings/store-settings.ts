import type { ConsentSettings, Redirect } from '../../../core/site/index.js'
import type { AccountSettings, Gate } from '../../../core/accounts/index.js'
import type { BusinessIdentity, DocumentSettings, WithdrawalSettings } from '../../../core/orders/index.js'
import type { Confirmation } from '../../../core/use-cases/shop/confirmations.js'
import type { CartReminderSettings } from '../../../core/use-cases/mails/cart-reminder.js'
import type { ShopEventKind } from '../../../core/use-cases/events/shop-events.js'
import type { CurrencyCode } from '../../../core/money/index.js'
import type { Discount, OrderRange, ShippingOffer, TaxRule } from '../../../core/pricing/index.js'

/** The type of an owner's custom field in the catalogue file. */
export type FieldType = 'text' | 'number' | 'bool'

/** The moments at which money may be taken: with the order, or when the owner sends the goods. */
export const CAPTURE_MODES = ['at-once', 'on-fulfilment'] as const
/** One of `CAPTURE_MODES`. */
export type CaptureMode = (typeof CAPTURE_MODES)[number]

/** The look of mails where it is not read from the site's own pages. */
export interface MailSettings {
  /** The address of a picture, on this site or elsewhere; null: the home page's. */
  readonly logo: string | null
  /** The colour of buttons, `#rrggbb`; null: as on the home page. */
  readonly accent: string | null
}

/** Everything an owner sets in `vitrine.json` (docs/store.md). */
export interface StoreSettings {
  readonly name: string
  /** The site's origin, such as `https://example.com`: canonical addresses begin with it; null: not set. */
  readonly baseUrl: string | null
  /** The back end that sells: `store` is the bundled one (docs/adapters.md). */
  readonly backend: string
  readonly currency: CurrencyCode
  /** The locale whose way of writing prices is used everywhere, `de-DE`; null: as each page says. */
  readonly priceLocale: string | null
  /** The country of the business: ISO 3166-1 alpha-2. */
  readonly country: string
  /** The code of the state it sits in; null where that does not matter. */
  readonly state: string | null
  /** The moment at which the money of an order is taken: with the order, or held until the owner says so. */
  readonly capture: CaptureMode
  /** True if carts and checkouts offer payment in a wallet's sheet, where a provider has one. */
  readonly quickCheckout: boolean
  readonly orderRange: OrderRange
  /** For so many days after it was placed an order's link shows whose order it is. */
  readonly orderLinkDays: number
  readonly shipping: readonly ShippingOffer[]
  readonly taxes: readonly TaxRule[]
  /** `usedCount` is 0 here: the database counts. */
  readonly discounts: readonly Discount[]
  /** Types of the product fields of the catalogue file by slug; a field that is not named here is text. */
  readonly fields: Readonly<Record<string, FieldType>>
  readonly accounts: AccountSettings
  /** The seller; null: not said. */
  readonly business: BusinessIdentity | null
  readonly mails: MailSettings
  /** null: carts are not reminded of. */
  readonly abandonedCarts: CartReminderSettings | null
  /** The scripts that wait for consent; null: those that pages mark themselves. */
  readonly consent: ConsentSettings | null
  /** Check boxes of the checkout that some goods are not sold without. */
  readonly confirmations: readonly Confirmation[]
  readonly invoices: DocumentSettings
  /** Endpoints that are told of events; no kinds: of all. `private`: it may be on the owner's own network. */
  readonly webhooks: readonly {
    readonly url: string
    readonly kinds: readonly ShopEventKind[]
    readonly private: boolean
  }[]
  /** The page on which shoppers withdraw; null: there is none. */
  readonly withdrawal: WithdrawalSettings | null
  /** The gates before members' pages; if several match an address, all must open. */
  readonly gates: readonly Gate[]
  /** Addresses that the site once had. */
  readonly redirects: readonly Redirect[]
  /** Hosts whose scripts the scripts of pages may load, as a Content-Security-Policy names them. */
  readonly scriptHosts: readonly string[]
}
