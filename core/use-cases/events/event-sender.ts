import type { Clock } from '../../ports/platform/clock.port.js'
import type { EventQueue, SendEvent, WaitingEvent } from '../../ports/platform/event-queue.port.js'
import { createRounds } from '../../shared/index.js'
import { decideDelivery } from '../mails/delivery.js'

const BATCH = 20
const DAY_MS = 24 * 60 * 60 * 1000
/** The time after which an event for an unreachable endpoint is given up. */
export const EVENT_LIFE_MS = 3 * DAY_MS
/** Longer than a batch takes, so that no other process sends the same events meanwhile. */
const LEASE_MS = 10 * 60_000

const GONE = 'This endpoint was removed from the webhooks of vitrine.json.'

/** The parts of an event sender. */
export interface EventSenderOptions {
  readonly queue: EventQueue
  readonly send: SendEvent
  readonly clock: Pick<Clock, 'wallTime'>
  /** Called for each event that is given up. */
  readonly onGivenUp: (event: WaitingEvent, reason: string) => void
}

/** Sends waiting events to their endpoints. */
export interface EventSender {
  /** Sends due events, oldest first; calls during a run wait for it and for one more run. */
  readonly sendWaiting: () => Promise<void>
  /** Ends after the current event; the others return to the queue. */
  readonly stop: () => Promise<void>
}

/** Creates the sender of a site's events. */
export function createEventSender({ queue, send, clock, onGivenUp }: EventSenderOptions): EventSender {
  const giveUp = async (event: WaitingEvent, reason: string): Promise<void> => {
    await queue.giveUp(event.id, reason)
    onGivenUp(event, reason)
  }

  /** True if the endpoint took the event; false: it is not asked again now. */
  const sendOne = async (event: WaitingEvent, url: string): Promise<boolean> => {
    const sent = await send({ url, eventId: event.eventId, body: event.body })
    if (sent.ok) {
      await queue.deliver(event.id)
      return true
    }
    const { message } = sent.failure
    const life = { ...event, lifeMs: EVENT_LIFE_MS }
    const delivery = decideDelivery(life, { tag: 'not-sent', message }, clock.wallTime())
    if (delivery.tag === 'again')
      await queue.putBack([event.id], { untilMs: delivery.untilMs, failure: message })
    else await giveUp(event, message)
    return false
  }

  const sendBatch = async (): Promise<boolean> => {
    const taken = await queue.take({ limit: BATCH, leaseMs: LEASE_MS })
    const away = new Set<string>()
    for (const event of taken) {
      if (event.url === null) await giveUp(event, GONE)
      // An endpoint that is away keeps no other from its events, and is not asked for each of them.
      else if (rounds.isStopping() || away.has(event.url))
        await queue.putBack([event.id], {
          untilMs: clock.wallTime() + (rounds.isStopping() ? 0 : 60_000),
          failure: null,
        })
      else if (!(await sendOne(event, event.url))) away.add(event.url)
    }
    return taken.length === BATCH
  }

  const rounds = createRounds(sendBatch)
  return { sendWaiting: rounds.begin, stop: rounds.stop }
}
