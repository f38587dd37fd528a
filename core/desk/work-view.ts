/** A kind of work that the site does by itself. */
export interface DeskJob {
  readonly name: string
  readonly state: 'RUNNING' | 'FAILING' | 'WAITING' | 'NEVER_RAN'
  readonly dueAt: string
  /** The begin of the last run; null: it never ran. */
  readonly startedAt: string | null
  readonly endedAt: string | null
  /** The reason why its last run failed. */
  readonly failure: string | null
  /** Runs that failed since the last good one. */
  readonly failures: number
}

/** An event that another program was to be told of, at one endpoint. */
export interface DeskOutgoingEvent {
  readonly id: string
  /** As `order.placed`. */
  readonly kind: string
  /** The order or the variant that it is about. */
  readonly subject: string
  /** Null: the endpoint is set no more. */
  readonly url: string | null
  readonly tries: number
  readonly failure: string | null
  readonly createdAt: string
}
