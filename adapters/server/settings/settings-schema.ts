import * as v from 'valibot'
import { isPriceLocale, parseCurrencyCode } from '../../../core/money/index.js'
import type { CurrencyCode } from '../../../core/money/index.js'
import { mailedInvoiceOf } from '../../../core/orders/index.js'
import { stateCode } from '../../../core/pricing/index.js'
import { isHostSource } from '../../../core/site/index.js'
import { accounts, gate } from './sections/account-settings.js'
import { amountIn, country, noStateOf, stateName } from './setting-values.js'
import { business, mailLook } from './sections/business-settings.js'
import { cartReminder } from './sections/cart-reminder-settings.js'
import { confirmation } from './sections/confirmation-settings.js'
import { consent } from './sections/consent-settings.js'
import { invoices } from './sections/document-settings.js'
import { redirect } from './sections/redirect-settings.js'
import {
  count,
  distinct,
  flag,
  list,
  means,
  members,
  must,
  oneOf,
  optional,
  orNull,
  parsed,
  record,
  text,
  textOf,
  together,
} from './settings-kit.js'
import type { Schema } from './settings-kit.js'
import { shippingOfferIn } from './sections/shipping-settings.js'
import { CAPTURE_MODES } from '../../../core/use-cases/settings/store-settings.js'
import type { StoreSettings } from '../../../core/use-cases/settings/store-settings.js'
import { tax } from './sections/tax-settings.js'
import { discountIn } from './sections/discount-settings.js'
import { telemetry } from './sections/telemetry-setting.js'
import { webhook } from './sections/webhook-settings.js'
import { withdrawal, withdrawalIn } from './sections/withdrawal-settings.js'
import { SITE_ADDRESS, siteOrigin } from './web-address.js'

const origin = v.pipe(
  v.string(must(SITE_ADDRESS)),
  parsed<string, string>(SITE_ADDRESS, (value) => siteOrigin(value) ?? undefined),
)

const CURRENCY = 'a currency code such as EUR'

const currencyCode = v.pipe(
  v.string(must(CURRENCY)),
  parsed<string, CurrencyCode>(CURRENCY, (value) => {
    const code = parseCurrencyCode(value)
    return code.ok ? code.value : undefined
  }),
)

/** The days for which the links of an order work by default: the time of delivery, returns and questions. */
const ORDER_LINK_DAYS = 30

/** The settings of the shop, its place and its address. */
const shopMembers = {
  name: means('The name of the shop.', text),
  currency: means('Its one currency (ISO 4217).', currencyCode),
  country: means('The country of the business.', country),
  state: means(
    'The state or province of the business, by code or name, for taxes by state.',
    orNull(stateName),
  ),
  baseUrl: means(
    'The public address of the site, such as `https://example.com`, for canonical addresses, link previews ' +
      'and structured data.',
    orNull(origin),
  ),
  backend: means('The back end that sells ([adapters](adapters.md)).', optional(text, 'store')),
  priceLocale: means(
    'The locale of prices, such as `de-DE`: on pages, in React, in mails, in your lists. Without it, the ' +
      "currency settings of each page decide, else the page's `lang`.",
    orNull(textOf('a language, with or without a country, such as de or de-DE', isPriceLocale)),
  ),
}

/**
 * The settings of the sale: charging, minimum orders, shipping, taxes and discounts; amounts are in
 * `currency`.
 */
const saleMembers = (currency: CurrencyCode) => ({
  capture: means(
    'The moment of the charge. `on-fulfilment`: the bank holds the money of an order until you capture it ' +
      '([store](store.md#money-that-is-taken-later)).',
    optional(oneOf(CAPTURE_MODES), 'at-once'),
  ),
  quickCheckout: means(
    'Carts and checkouts show their wallet buttons to shoppers who have a wallet ' +
      '([checkout](checkout.md)).',
    optional(flag, false),
  ),
  orderMinimum: means('The smallest subtotal of an order.', orNull(amountIn(currency))),
  orderMaximum: means('The largest total of an order.', orNull(amountIn(currency))),
  orderLinkDays: means(
    "The days for which an order's confirmation link shows name, address and card; after them it shows only " +
      'goods and sums.',
    optional(count, ORDER_LINK_DAYS),
  ),
  shipping: means(
    'Shipping methods, offered in this order.',
    distinct(shippingOfferIn(currency), ({ id }) => id),
  ),
  taxes: means('Taxes by country and state.', list(tax)),
  discounts: means(
    'Discount codes.',
    distinct(discountIn(currency), ({ code }) => code),
  ),
  fields: means(
    'Types of your own product columns by slug; other columns are text.',
    record(oneOf(['text', 'number', 'bool'])),
  ),
})

/** The settings of messages to shoppers and programs: mails, papers, consent and events. */
const messageMembers = {
  business: means('The seller ([mail](mail.md)).', orNull(business)),
  mails: means('The look of mails ([mail](mail.md)).', optional(mailLook, {})),
  abandonedCarts: means(
    'The reminder of an abandoned cart, for shoppers who ask for it ([mail](mail.md)).',
    orNull(cartReminder),
  ),
  confirmations: means(
    'Check boxes that some goods require ([checkout](checkout.md#what-has-to-be-confirmed)).',
    distinct(confirmation, ({ name }) => name),
  ),
  consent: means(
    'Scripts that wait for the consent of visitors ([widgets](widgets.md#cookie-consent)).',
    orNull(consent),
  ),
  invoices: means(
    'Numbers of invoices, and when they are issued ([documents](documents.md)).',
    optional(invoices, {}),
  ),
  withdrawal: means(
    'The page on which shoppers withdraw from a contract ([orders](orders.md)).',
    v.nullish(withdrawal),
  ),
  webhooks: means(
    'Endpoints of other programs that receive events ([webhooks](webhooks.md)).',
    distinct(webhook, ({ url }) => url),
  ),
}

/** The settings of members, pages and the server. */
const siteMembers = {
  accounts: means('Members and their accounts ([accounts](accounts.md)).', optional(accounts, {})),
  gates: means(
    'Pages for members only; if several match an address, all must open ([accounts](accounts.md)).',
    list(gate),
  ),
  redirects: means('Former addresses of pages ([adopt](adopt.md)).', list(redirect)),
  scriptHosts: means(
    'Hosts whose scripts other scripts may load, such as `"www.googletagmanager.com"` ' +
      '([server](server.md)).',
    list(textOf('a host such as www.example.com or *.example.com', isHostSource)),
  ),
  telemetry: means(
    'The OpenTelemetry collector that gets traces of the server ([traces](traces.md)).',
    orNull(telemetry),
  ),
}

/** The members of a `vitrine.json`, in the order of the docs; its amounts are in `currency`. */
const settingsIn = (currency: CurrencyCode) =>
  members({
    $schema: means('The JSON Schema with which editors complete this file.', v.optional(text)),
    ...shopMembers,
    ...saleMembers(currency),
    ...messageMembers,
    ...siteMembers,
  })

type Read = v.InferOutput<ReturnType<typeof settingsIn>>

/** Invoices that are issued automatically must name the seller. */
const noSellerOf = ({ invoices: documents, business: seller }: Read): string | null =>
  (documents.issue === 'when-paid' || mailedInvoiceOf(documents) !== 'no') && seller === null
    ? 'needs "business": an invoice names the seller (docs/mail.md)'
    : null

const toSettings = ({ orderMinimum, orderMaximum, withdrawal: page, ...read }: Read): StoreSettings => ({
  ...read,
  state: stateCode(read.country, read.state),
  orderRange: { minimumSubtotal: orderMinimum, maximumTotal: orderMaximum },
  withdrawal: page === false ? null : (page ?? withdrawalIn(read.country, read.shipping)),
})

/** The only schema of `vitrine.json` (docs/store.md), for a shop whose amounts are in `currency`. */
export const settingsSchema = (currency: CurrencyCode): Schema<StoreSettings> =>
  v.pipe(
    settingsIn(currency),
    together(['country', 'state'], 'state', (place) => noStateOf(place)),
    together(['invoices', 'business'], 'invoices', (read) => noSellerOf(read)),
    v.transform(toSettings),
  )
