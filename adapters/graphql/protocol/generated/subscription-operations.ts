/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
import type {
  CancelSiteUserSubscriptionMutation,
  CancelSiteUserSubscriptionMutationVariables,
  FetchSubscriptionsQuery,
  FetchSubscriptionsQueryVariables,
} from './operation-types.js'

import type { Operation } from '../operation.js'

export const CANCEL_SUBSCRIPTION: Operation<
  CancelSiteUserSubscriptionMutation,
  CancelSiteUserSubscriptionMutationVariables
> = {
  name: 'CancelSiteUserSubscription',
  kind: 'mutation',
  text: 'mutation CancelSiteUserSubscription($subscriptionId:String!){ecommerceCancelSubscriptionForSiteUser(subscriptionId:$subscriptionId){ok}}',
}

export const READ_SUBSCRIPTIONS: Operation<FetchSubscriptionsQuery, FetchSubscriptionsQueryVariables> = {
  name: 'FetchSubscriptions',
  kind: 'query',
  text: 'query FetchSubscriptions{database{id userSubscriptions{_id productName variantPrice{string unit value}variantImage{url alt}status lastInvoiced periodEnd subCreatedOn canceledOn endsOn plan{interval frequency trialDays}billingAddressAddressee billingAddressLine1 billingAddressLine2 billingAddressCity billingAddressState billingAddressPostalCode billingAddressCountry cardLast4 cardExpiresMonth cardExpiresYear}}}',
}
