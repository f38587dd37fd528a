import { createSubscriptionLists } from '../../adapters/browser/accounts/subscription-lists.js'
import type { SubscriptionLists } from '../../adapters/browser/accounts/subscription-lists.js'
import type { AccountPage } from '../../adapters/browser/accounts/index.js'
import type { AccountClient } from '../../adapters/graphql/client/index.js'
import { createSubscriptionOperations } from '../../adapters/graphql/client/accounts/subscription-operations.js'

/** Starts the lists of subscriptions of a page. */
export const startSubscriptionLists = (
  page: AccountPage,
  { send }: Pick<AccountClient, 'send'>,
): SubscriptionLists =>
  createSubscriptionLists({
    ...page,
    profile: { ...page.profile, ...createSubscriptionOperations(send) },
  })
