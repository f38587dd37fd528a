import type { Clock } from '../../ports/platform/clock.port.js'
import type { EventQueue, SendEvent, WaitingEvent } from '../../ports/platform/event-queue.port.js'
import { createRounds, groupBy } from '../../shared/index.js'
import { decideDelivery } from '../delivery/decide-delivery.js'

const BATCH = 20
const DAY_MS = 24 * 60 * 60 * 1000
/** The time after which an event for an unreachable endpoint is given up. */
export const EVENT_LIFE_MS = 3 * DAY_MS
/** The pause before the other events of an unreachable endpoint are tried. */
const AWAY_MS = 60_000
/**
 * The maximum time of one endpoint in a batch; a slower one then pauses, so that new events for the others are
 * sent.
 */
const MAX_TURN_MS = 8_000
const REST_MS = 10_000
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
    const delivery = decideDelivery(life, { tag: 'not-sent' }, clock.wallTime())
    if (delivery.tag === 'again')
      await queue.putBack([event.id], { untilMs: delivery.untilMs, failure: message })
    else await giveUp(event, message)
    return false
  }

  /** The ends of the pauses of slow endpoints, which would delay each batch. */
  const rests = new Map<string, number>()

  /** Sends to one endpoint in order; after a failure its other events wait. */
  const sendInTurn = async (url: string, events: readonly WaitingEvent[]): Promise<void> => {
    const startedMs = clock.wallTime()
    let restMs = rests.get(url) ?? 0
    for (const event of events) {
      const nowMs = clock.wallTime()
      if (rounds.isStopping() || restMs > nowMs) {
        const untilMs = rounds.isStopping() ? nowMs : restMs
        await queue.putBack([event.id], { untilMs, failure: null })
        continue
      }
      const isTaken = await sendOne(event, url)
      const endMs = clock.wallTime()
      const isSlow = endMs - startedMs >= MAX_TURN_MS
      if (isSlow || !isTaken) restMs = endMs + (isTaken ? REST_MS : AWAY_MS)
      if (isSlow) rests.set(url, restMs)
    }
  }

  const sendBatch = async (): Promise<boolean> => {
    const taken = await queue.take({ limit: BATCH, leaseMs: LEASE_MS })
    const byUrl = groupBy(taken, ({ url }) => url)
    // In parallel, so that a slow or unreachable endpoint does not delay the others.
    await Promise.all([...byUrl].map(([url, events]) => (url === null ? null : sendInTurn(url, events))))
    for (const event of byUrl.get(null) ?? []) await giveUp(event, GONE)
    return taken.length === BATCH
  }

  const rounds = createRounds(sendBatch)
  return { sendWaiting: rounds.begin, stop: rounds.stop }
}
