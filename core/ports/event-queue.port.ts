import type { Result } from '../shared/index.js'
import type { OwnerList } from './owner-list.port.js'

/** An event on its way to one endpoint. */
export interface WaitingEvent {
  readonly id: string
  /** The same for all endpoints of the event, and each time it is sent. */
  readonly eventId: string
  readonly kind: string
  /** null: the endpoint is set no more. */
  readonly url: string | null
  /** The text that is sent. */
  readonly body: string
  /** Wall-clock ms. */
  readonly createdMs: number
  readonly tries: number
}

/** The events that wait to be sent; several processes may send from one queue. Rejects only when storage does. */
export interface EventQueue {
  /** Takes events that are due, oldest first, for `leaseMs`: until then no other process is given them. */
  readonly take: (options: {
    readonly limit: number
    readonly leaseMs: number
  }) => Promise<readonly WaitingEvent[]>
  /** Notes that an endpoint took an event. */
  readonly deliver: (id: string) => Promise<void>
  /** Gives events back until `untilMs`. A `failure` counts as a try, null: they were not tried. */
  readonly putBack: (
    ids: readonly string[],
    how: { readonly untilMs: number; readonly failure: string | null },
  ) => Promise<void>
  /** Tries an event no more; it stays in the list with the reason. */
  readonly giveUp: (id: string, failure: string) => Promise<void>
}

/** A request that an endpoint did not take; `message` is for the owner. */
export interface WebhookFailure {
  readonly message: string
}

/** Sends an event to its endpoint, signed. Never rejects. */
export type SendEvent = (event: {
  readonly url: string
  readonly eventId: string
  readonly body: string
}) => Promise<Result<void, WebhookFailure>>

/** The state of an event at one endpoint. `given-up`: it is sent again only when its owner asks. */
export const EVENT_STATES = ['waiting', 'delivered', 'given-up'] as const
/** One of `EVENT_STATES`. */
export type EventState = (typeof EVENT_STATES)[number]

/** An event at one endpoint, as its owner sees it. */
export interface EventSummary {
  readonly id: string
  readonly eventId: string
  readonly kind: string
  /** The order or the variant that it is about. */
  readonly subject: string
  /** null: the endpoint is set no more. */
  readonly url: string | null
  readonly state: EventState
  readonly tries: number
  /** The reason why the last try failed; null: none did, or it was delivered. */
  readonly failure: string | null
  /** The text that is sent. */
  readonly body: string
  /** Wall-clock ms. */
  readonly createdMs: number
  /** It means nothing of an event that does not wait. */
  readonly nextTryMs: number
  readonly deliveredMs: number | null
}

/** The conditions on the events listed. */
export interface EventFilter {
  readonly state?: EventState
  readonly kind?: string
}

/** The events of a site at their endpoints, those of a month. */
export type EventList = OwnerList<EventSummary, 'time', EventFilter>
