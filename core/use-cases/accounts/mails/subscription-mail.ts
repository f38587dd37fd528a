import type { AccountMailKind } from './account-mail.js'

/** An event of a subscription, with the dates that mails name. */
export interface SubscriptionEvent {
  readonly kind: string
  readonly detail: Readonly<Record<string, unknown>>
  readonly atMs: number
  /** The time of the next charge; null: there is none. */
  readonly dueOnMs: number | null
  readonly periodEndMs: number
}

/** A kind of mail, and the moment that it names. */
export interface SubscriptionMail {
  readonly kind: AccountMailKind
  readonly dateMs: number
}

/** The mail about an event; null: the event needs no mail. */
export function subscriptionMailOf(event: SubscriptionEvent): SubscriptionMail | null {
  const { detail, atMs, dueOnMs, periodEndMs } = event
  switch (event.kind) {
    case 'begun':
      // A subscription that cannot be renewed gets the mail about its end instead.
      return dueOnMs === null ? null : { kind: 'subscriptionBegun', dateMs: dueOnMs }
    case 'renewed':
      return { kind: 'paymentSuccessful', dateMs: periodEndMs }
    case 'renewal-failed':
      // After the last try the mail about the end is sent.
      return typeof detail['nextTry'] === 'number'
        ? { kind: 'paymentFailed', dateMs: detail['nextTry'] }
        : null
    case 'renewal-ahead':
      return { kind: 'renewalAhead', dateMs: dueOnMs ?? periodEndMs }
    case 'card-changed':
      return { kind: 'paymentMethodChanged', dateMs: atMs }
    case 'canceled':
      return { kind: 'subscriptionCanceled', dateMs: periodEndMs }
    case 'ended':
      return { kind: 'subscriptionEnded', dateMs: atMs }
    default:
      return null
  }
}
