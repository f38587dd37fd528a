import type { OwnerProblem } from '../../../../core/owners/index.js'
import type { EventFilter, EventSummary } from '../../../../core/ports/platform/event-queue.port.js'
import { err, ok } from '../../../../core/shared/index.js'
import { eventReplayWords } from '../../../../core/use-cases/owner/audit-words.js'
import { changeOnce, entriesOf } from './keyed-change.js'
import type { OwnerContext } from './owner-services.js'
import { pageOf, setOnly } from './page-of.js'
import type { PageArgs } from './page-of.js'
import { toProblem } from './problems.js'

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
