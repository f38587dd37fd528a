import type { Result } from '../../shared/index.js'
import type { OwnerList } from '../owner/owner-list.port.js'

/** An event to send to one endpoint. */
export interface WaitingEvent {
  readonly id: string
  /** The same for all endpoints of the event and for every attempt. */
  readonly eventId: string
  readonly kind: string
  /** null: the endpoint was removed from the settings. */
  readonly url: string | null
  /** The text to send. */
  readonly body: string
  /** Wall-clock ms. */
  readonly createdMs: number
  readonly tries: number
}

/** The events to send; several processes may send from one queue. Rejects only if storage fails. */
export interface EventQueue {
  /** Takes due events, oldest first, and reserves them for `leaseMs` against other processes. */
  readonly take: (options: {
    readonly limit: number
    readonly leaseMs: number
  }) => Promise<readonly WaitingEvent[]>
  /** Marks an event as delivered to an endpoint. */
  readonly deliver: (id: string) => Promise<void>
  /** Returns events to the queue until `untilMs`. A `failure` counts as an attempt, null: not attempted. */
  readonly putBack: (
    ids: readonly string[],
    how: { readonly untilMs: number; readonly failure: string | null },
  ) => Promise<void>
  /** Stops the attempts for an event; it stays in the list with the reason. */
  readonly giveUp: (id: string, failure: string) => Promise<void>
}

/** A request that an endpoint did not accept; `message` is for the owner. */
export interface WebhookFailure {
  readonly message: string
}

/** Sends an event to its endpoint, signed. Never rejects. */
export type SendEvent = (event: {
  readonly url: string
  readonly eventId: string
  readonly body: string
}) => Promise<Result<void, WebhookFailure>>

/** The state of an event at one endpoint. `given-up`: it is sent again only on the owner's request. */
export const EVENT_STATES = ['waiting', 'delivered', 'given-up'] as const
/** One of `EVENT_STATES`. */
export type EventState = (typeof EVENT_STATES)[number]

/** An event at one endpoint, for its owner. */
export interface EventSummary {
  readonly id: string
  readonly eventId: string
  readonly kind: string
  /** The order or the variant that it concerns. */
  readonly subject: string
  /** null: the endpoint was removed from the settings. */
  readonly url: string | null
  readonly state: EventState
  readonly tries: number
  /** The reason why the last attempt failed; null: none failed, or it was delivered. */
  readonly failure: string | null
  /** The text to send. */
  readonly body: string
  /** Wall-clock ms. */
  readonly createdMs: number
  /** Meaningless for an event that does not wait. */
  readonly nextTryMs: number
  readonly deliveredMs: number | null
}

/** The conditions on the events listed. */
export interface EventFilter {
  readonly state?: EventState
  readonly kind?: string
}

/** The site's events at their endpoints, kept for a month. */
export type EventList = OwnerList<EventSummary, 'time', EventFilter>
