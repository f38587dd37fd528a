import type { OwnerProblem } from '../../../../../core/owners/index.js'
import type { WebhookEndpoint } from '../../../../../core/ports/owner/webhook-desk.port.js'
import type { EventFilter, EventSummary } from '../../../../../core/ports/platform/event-queue.port.js'
import { assertNever, err, ok } from '../../../../../core/shared/index.js'
import { eventReplayWords, secretRotationWords } from '../../../../../core/use-cases/owner/audit-words.js'
import { changeOnce, entriesOf } from '../values/keyed-change.js'
import type { OwnerContext } from '../owner-services.js'
import { pageOf, setOnly } from '../values/page-of.js'
import type { PageArgs } from '../values/page-of.js'
import { toProblem } from '../values/problems.js'

const eventValue = ({ createdMs, nextTryMs, deliveredMs, ...event }: EventSummary) => ({
  ...event,
  createdAt: createdMs,
  nextTryAt: event.state === 'waiting' ? nextTryMs : null,
  deliveredAt: deliveredMs,
})

/** The query of events. */
export const eventsQuery = (
  _: unknown,
  args: PageArgs & { readonly filter?: EventFilter | null },
  { services }: OwnerContext,
) => pageOf(services.events, { filter: setOnly(args.filter), args, by: 'time' }, eventValue)

/** Sends events again. */
export const replayEvents = async (
  _: unknown,
  { key, id = null }: { readonly key: string; readonly id?: string | null },
  context: OwnerContext,
): Promise<object> => {
  const done = await changeOnce<number, OwnerProblem>(context, {
    operation: 'replayEvents',
    key,
    asked: id,
    repeated: async () => ok(0),
    work: async (request) => {
      const entry = entriesOf(context, request)(eventReplayWords(id))
      const count = await context.services.replayEvents(id, entry)
      return count === 0 && id !== null
        ? err({ tag: 'not-found', message: 'There is no such event, or it is being sent just now.' })
        : ok(count ?? 0)
    },
  })
  return done.ok ? { __typename: 'EventsReplayed', count: done.value } : toProblem(done.failure)
}

const endpointValue = ({ rotatedMs, oldEndsMs, ...endpoint }: WebhookEndpoint) => ({
  ...endpoint,
  rotatedAt: rotatedMs,
  earlierSecretEndsAt: oldEndsMs,
})

/** The query of webhook endpoints. */
export const webhookEndpointsQuery = async (_: unknown, __: object, { services }: OwnerContext) =>
  (await services.webhooks.list()).map(endpointValue)

const SHOWN_ONCE = err<OwnerProblem>({
  tag: 'not-allowed',
  message: 'The secret was made with this key before and is shown once. Ask for another one with a new key.',
})

/** Gives an endpoint another secret. */
export const rotateWebhookSecret = async (
  _: unknown,
  { key, url, atOnce }: { readonly key: string; readonly url: string; readonly atOnce: boolean },
  context: OwnerContext,
): Promise<object> => {
  const done = await changeOnce<object, OwnerProblem>(context, {
    operation: 'rotateWebhookSecret',
    key,
    asked: [url, atOnce],
    repeated: async () => SHOWN_ONCE,
    work: async (request) => {
      const entry = entriesOf(context, request)(secretRotationWords(url))
      const rotation = await context.services.webhooks.rotate(url, atOnce, entry)
      switch (rotation.tag) {
        case 'rotated':
          return ok({ endpoint: endpointValue(rotation.endpoint), secret: rotation.secret })
        case 'unknown':
          return err({ tag: 'not-found', message: 'There is no such endpoint.' })
        case 'repeated':
          return SHOWN_ONCE
        default:
          return assertNever(rotation)
      }
    },
  })
  return done.ok ? { __typename: 'WebhookSecretRotated', ...done.value } : toProblem(done.failure)
}
