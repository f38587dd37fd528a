import type { Clock } from '../../ports/clock.port.js'
import type { EventQueue, SendEvent, WaitingEvent } from '../../ports/event-queue.port.js'
import { createRounds } from '../../shared/index.js'
import { decideDelivery } from '../mails/delivery.js'

const BATCH = 20
const DAY_MS = 24 * 60 * 60 * 1000
/** An endpoint may be away for so long. */
export const EVENT_LIFE_MS = 3 * DAY_MS
/** Longer than a batch takes: meanwhile no other process sends the same. */
const LEASE_MS = 10 * 60_000

const GONE = 'This endpoint is not among the webhooks of vitrine.json any more.'

/** The parts that send events. */
export interface EventSenderOptions {
  readonly queue: EventQueue
  readonly send: SendEvent
  readonly clock: Pick<Clock, 'wallTime'>
  /** Told of each event that is not tried any more. */
  readonly onGivenUp: (event: WaitingEvent, reason: string) => void
}

/** Sends the events that wait to their endpoints. */
export interface EventSender {
  /** Sends what is due, oldest first; calls while one is under way wait for it and one more round. */
  readonly sendWaiting: () => Promise<void>
  /** Ends after the event under way; the others are given back. */
  readonly stop: () => Promise<void>
}

/** Creates the sender of a site's events. */
export function createEventSender({ queue, send, clock, onGivenUp }: EventSenderOptions): EventSender {
  const giveUp = async (event: WaitingEvent, reason: string): Promise<void> => {
    await queue.giveUp(event.id, reason)
    onGivenUp(event, reason)
  }

  /** True where the endpoint took the event, or is not to be asked again now. */
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
