import { projectImage, projectPrice } from '../../template/index.js'
import type { SiteData } from '../../template/index.js'
import type { MemberSubscription } from '../../accounts/index.js'

const dateOf = (timeMs: number | null): string | null =>
  timeMs === null ? null : new Date(timeMs).toISOString()

/** A subscription as pages bind to it, under the names of the protocol (reference/accounts#subscriptions). */
export const projectSubscription = (one: MemberSubscription): SiteData => ({
  _id: one.id,
  productName: one.productName,
  variantPrice: one.price && projectPrice(one.price),
  variantImage: projectImage(one.image),
  status: one.status,
  lastInvoiced: dateOf(one.lastInvoicedMs),
  periodEnd: dateOf(one.periodEndMs),
  subCreatedOn: dateOf(one.createdOnMs),
  canceledOn: dateOf(one.canceledOnMs),
  endsOn: dateOf(one.endsOnMs ?? null),
  plan: one.plan ?? null,
  billingAddressAddressee: one.billingAddress.addressee,
  billingAddressLine1: one.billingAddress.line1,
  billingAddressLine2: one.billingAddress.line2,
  billingAddressCity: one.billingAddress.city,
  billingAddressState: one.billingAddress.state,
  billingAddressPostalCode: one.billingAddress.postalCode,
  billingAddressCountry: one.billingAddress.country,
  cardLast4: one.card?.last4 ?? null,
  cardExpiresMonth: one.card?.expiresMonth ?? null,
  cardExpiresYear: one.card?.expiresYear ?? null,
})
