import { subscriptionsOutcome, toServerError } from '../../errors/index.js'
import type { AccountSubscriptions } from '../../ports/accounts/account-gateway.port.js'
import type { GatewayFailure } from '../../ports/gateway-failure.port.js'
import type { Navigator } from '../../ports/page/navigator.port.js'
import { ok } from '../../shared/index.js'
import { createFormCall } from '../forms/form-call.service.js'
import type { FormCallService } from '../forms/form-call.service.js'
import type { MemberSubscription } from '../../accounts/index.js'
import { createReading } from '../reading.service.js'
import type { ReadingService } from '../reading.service.js'

/** The ports that the list of subscriptions needs. */
export interface SubscriptionsPorts {
  readonly profile: AccountSubscriptions
  readonly navigator: Pick<Navigator, 'current' | 'replace'>
}

/** The subscriptions of the logged-in member. */
export interface SubscriptionsService {
  /** The member's subscriptions; empty if there are none. */
  readonly list: ReadingService<readonly MemberSubscription[]>
  /** Cancels a subscription by its id, then reloads the page. */
  readonly cancel: FormCallService<string, GatewayFailure>
}

/** Runs the list of subscriptions (reference/accounts#subscriptions). */
export const createSubscriptions = ({ profile, navigator }: SubscriptionsPorts): SubscriptionsService => ({
  list: createReading({
    read: async () => {
      const answer = await profile.readSubscriptions()
      if (answer.ok || subscriptionsOutcome([toServerError(answer.failure)]) === 'failed') return answer
      return ok([])
    },
  }),
  cancel: createFormCall<string, GatewayFailure>({
    call: profile.cancelSubscription,
    problemOf: (failure) => failure,
    goOn: () => navigator.replace(navigator.current().path),
  }),
})
