export { LISTED_SUBSCRIPTION_STATUSES, SUBSCRIPTION_SORT_KEYS } from './subscription-list.js'
export { PLAN_INTERVALS } from './subscription-plan.js'
export {
  intervalText,
  paymentsText,
  planTexts,
  standingText,
  subscriptionWords,
} from './subscription-terms.js'
export { SUBSCRIPTION_WORDS } from './subscription-words.js'
export {
  afterFailedExtraTry,
  afterFailure,
  afterPayment,
  beginSubscription,
  cancelSubscription,
  endOfSubscription,
  endSubscription,
  isLive,
  isNoticeDue,
  isOver,
  nextBillingOf,
  NOTICE_MS,
  RETRY_PAUSES_DAYS,
  takesAnotherCard,
} from './subscription-standing.js'
export type {
  ListedSubscriptionStatus,
  SubscriptionFilter,
  SubscriptionList,
  SubscriptionReport,
  SubscriptionSortKey,
  SubscriptionSummary,
} from './subscription-list.js'
export type { SubscriptionPlan } from './subscription-plan.js'
export type { SubscriptionStanding } from './subscription-standing.js'
export type { SoldPlan, TermsFormats } from './subscription-terms.js'
export type { SubscriptionWords } from './subscription-words.js'
