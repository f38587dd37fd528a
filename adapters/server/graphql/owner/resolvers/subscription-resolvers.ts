import type { OwnerProblem } from '../../../../../core/owners/index.js'
import type { SubscriptionReport } from '../../../../../core/subscriptions/index.js'
import { err, ok } from '../../../../../core/shared/index.js'
import type { Result } from '../../../../../core/shared/index.js'
import { cancelWords } from '../../../../../core/use-cases/owner/audit-words.js'
import { changeOnce, entriesOf } from '../values/keyed-change.js'
import type { OwnerContext } from '../owner-services.js'
import { toProblem } from '../values/problems.js'
import { subscriptionDetails } from '../values/subscription-values.js'

const UNKNOWN: OwnerProblem = { tag: 'not-found', message: 'There is no subscription with this id.' }
const OVER: OwnerProblem = { tag: 'not-allowed', message: 'It was cancelled before, or it has ended.' }

async function find(
  { subscriptionDesk }: OwnerContext['services'],
  id: string,
): Promise<Result<SubscriptionReport, OwnerProblem>> {
  const found = await subscriptionDesk.find(id)
  return found === null ? err(UNKNOWN) : ok(found)
}

/** The query of one subscription. */
export const subscriptionQueries = {
  subscription: async (_: unknown, { id }: { readonly id: string }, { services }: OwnerContext) => {
    const found = await services.subscriptionDesk.find(id)
    return found && subscriptionDetails(found)
  },
}

interface CancelInput {
  readonly key: string
  readonly id: string
  readonly atOnce?: boolean | null
}

/** The changes of subscriptions. */
export const subscriptionMutations = {
  cancelSubscription: async (
    _: unknown,
    { input }: { readonly input: CancelInput },
    context: OwnerContext,
  ): Promise<object> => {
    const { key, id } = input
    const atOnce = input.atOnce === true
    const { services } = context
    const done = await changeOnce<SubscriptionReport, OwnerProblem>(context, {
      operation: 'cancelSubscription',
      key,
      asked: [id, atOnce],
      repeated: () => find(services, id),
      work: async (request) => {
        const found = await find(services, id)
        if (!found.ok) return found
        const entry = entriesOf(context, request)(cancelWords(id, found.value.productName, atOnce))
        const outcome = await services.subscriptionDesk.cancel(id, atOnce, entry)
        if (outcome === 'unknown') return err(UNKNOWN)
        return outcome === 'unchanged' ? err(OVER) : find(services, id)
      },
    })
    return done.ok
      ? { __typename: 'SubscriptionChanged', details: subscriptionDetails(done.value) }
      : toProblem(done.failure)
  },
}
