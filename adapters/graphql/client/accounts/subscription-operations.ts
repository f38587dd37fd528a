import { SUBSCRIPTION_STATUSES } from '../../../../core/accounts/index.js'
import type { MemberSubscription } from '../../../../core/accounts/index.js'
import type { AccountSubscriptions } from '../../../../core/ports/accounts/account-gateway.port.js'
import { mapResult, toRecord } from '../../../../core/shared/index.js'
import { CANCEL_SUBSCRIPTION, READ_SUBSCRIPTIONS } from '../../protocol/index.js'
import { ask, isDone } from '../transport/ask.js'
import { parseImage, parsePlan } from '../parse/parse-catalog.js'
import { parseMoney } from '../parse/parse-money.js'
import { asNumber, asText, asTime, everyOf } from '../parse/reading.js'
import type { SendBatch } from '../transport/transport.js'

/** The member's subscriptions, over the site's GraphQL protocol (reference/wire-protocol#accounts). */
export const createSubscriptionOperations = (send: SendBatch): AccountSubscriptions => ({
  readSubscriptions: () =>
    ask(send, READ_SUBSCRIPTIONS, {}, 'database', (database) =>
      everyOf(toRecord(database)['userSubscriptions'], parseSubscription),
    ),
  cancelSubscription: async (id) =>
    mapResult(
      await ask(
        send,
        CANCEL_SUBSCRIPTION,
        { subscriptionId: id },
        'ecommerceCancelSubscriptionForSiteUser',
        isDone,
      ),
      () => undefined,
    ),
})

/** A subscription; null for input without an id or with an unknown status. */
function parseSubscription(input: unknown): MemberSubscription | null {
  const one = toRecord(input)
  const id = asText(one['_id'])
  const status = SUBSCRIPTION_STATUSES.find((known) => known === one['status'])
  if (id === null || status === undefined) return null
  const billing = (part: string): string | null => asText(one[`billingAddress${part}`])
  const last4 = asText(one['cardLast4'])
  return {
    id,
    productName: asText(one['productName']) ?? '',
    price: parseMoney(one['variantPrice']),
    image: parseImage(one['variantImage']),
    status,
    lastInvoicedMs: asTime(one['lastInvoiced']),
    periodEndMs: asTime(one['periodEnd']),
    createdOnMs: asTime(one['subCreatedOn']) ?? 0,
    canceledOnMs: asTime(one['canceledOn']),
    endsOnMs: asTime(one['endsOn']),
    plan: parsePlan(one['plan']),
    billingAddress: {
      addressee: billing('Addressee'),
      line1: billing('Line1'),
      line2: billing('Line2'),
      city: billing('City'),
      state: billing('State'),
      country: billing('Country'),
      postalCode: billing('PostalCode'),
    },
    card:
      last4 === null
        ? null
        : {
            provider: '',
            last4,
            expiresMonth: asNumber(one['cardExpiresMonth']),
            expiresYear: asNumber(one['cardExpiresYear']),
          },
  }
}
