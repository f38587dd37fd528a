/** A background job of the site. */
export interface DeskJob {
  readonly name: string
  readonly state: 'RUNNING' | 'FAILING' | 'WAITING' | 'NEVER_RAN'
  readonly dueAt: string
  /** The start of the last run; null: it never ran. */
  readonly startedAt: string | null
  readonly endedAt: string | null
  /** The reason why its last run failed. */
  readonly failure: string | null
  /** Failed runs since the last good one. */
  readonly failures: number
}

/** An event for another program, at one endpoint. */
export interface DeskOutgoingEvent {
  readonly id: string
  /** Such as `order.placed`. */
  readonly kind: string
  /** The order or the variant that it concerns. */
  readonly subject: string
  /** Null: the endpoint was removed from the settings. */
  readonly url: string | null
  readonly tries: number
  readonly failure: string | null
  readonly createdAt: string
}
