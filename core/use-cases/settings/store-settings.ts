import type { ConsentSettings, Redirect } from '../../site/index.js'
import type { AccountSettings, Gate } from '../../accounts/index.js'
import type { BusinessIdentity, DocumentSettings, WithdrawalSettings } from '../../orders/index.js'
import type { Confirmation } from '../shop/required-confirmations.js'
import type { CartReminderSettings } from '../mails/cart-reminder.js'
import type { ShopEventKind } from '../events/shop-events.js'
import type { CurrencyCode } from '../../money/index.js'
import type { Discount, OrderRange, ShippingOffer, TaxRule } from '../../pricing/index.js'

/** The type of an owner's custom field in the catalogue file. */
export type FieldType = 'text' | 'number' | 'bool'

/** The times at which money may be taken: with the order, or when the owner sends the goods. */
export const CAPTURE_MODES = ['at-once', 'on-fulfilment'] as const
/** One of `CAPTURE_MODES`. */
export type CaptureMode = (typeof CAPTURE_MODES)[number]

/** The look of mails that is not read from the site's own pages. */
export interface MailSettings {
  /** The address of a picture, on this site or elsewhere; null: the home page's. */
  readonly logo: string | null
  /** The colour of buttons, `#rrggbb`; null: as on the home page. */
  readonly accent: string | null
}

/** All settings that an owner makes in `vitrine.json` (docs/store.md). */
export interface StoreSettings {
  readonly name: string
  /** The site's origin, such as `https://example.com`: canonical addresses begin with it; null: not set. */
  readonly baseUrl: string | null
  /** The back end of the shop: `store` is the bundled one (docs/adapters.md). */
  readonly backend: string
  readonly currency: CurrencyCode
  /** The locale for prices everywhere, `de-DE`; null: each page's own. */
  readonly priceLocale: string | null
  /** The country of the business: ISO 3166-1 alpha-2. */
  readonly country: string
  /** The code of its state; null if that does not matter. */
  readonly state: string | null
  /**
   * The time at which the money of an order is taken: with the order, or held until the owner captures it.
   */
  readonly capture: CaptureMode
  /** True if carts and checkouts offer payment in a wallet's sheet, if a provider has one. */
  readonly quickCheckout: boolean
  readonly orderRange: OrderRange
  /** The days after placing for which an order's link shows personal data. */
  readonly orderLinkDays: number
  readonly shipping: readonly ShippingOffer[]
  readonly taxes: readonly TaxRule[]
  /** `usedCount` is 0 here, since the database counts. */
  readonly discounts: readonly Discount[]
  /** Types of the product fields of the catalogue file by slug; a field without a type here is text. */
  readonly fields: Readonly<Record<string, FieldType>>
  readonly accounts: AccountSettings
  /** The seller; null: not set. */
  readonly business: BusinessIdentity | null
  readonly mails: MailSettings
  /** null: no cart reminders. */
  readonly abandonedCarts: CartReminderSettings | null
  /** The scripts that wait for consent; null: those that pages mark themselves. */
  readonly consent: ConsentSettings | null
  /** Check boxes of the checkout that are required to buy some goods. */
  readonly confirmations: readonly Confirmation[]
  readonly invoices: DocumentSettings
  /** Endpoints for events; no kinds: all events. `private`: it may be on the owner's own network. */
  readonly webhooks: readonly {
    readonly url: string
    readonly kinds: readonly ShopEventKind[]
    readonly private: boolean
  }[]
  /** The withdrawal page; null: none. */
  readonly withdrawal: WithdrawalSettings | null
  /** The gates before members' pages; if several match an address, all must open. */
  readonly gates: readonly Gate[]
  /** Addresses that the site once had. */
  readonly redirects: readonly Redirect[]
  /** Hosts from which scripts of pages may load scripts, in the notation of a Content-Security-Policy. */
  readonly scriptHosts: readonly string[]
  /** The collector of traces; null: none are sent unless the environment names one. */
  readonly telemetry: { readonly collector: string } | null
}
