/** A fact the owner's analytics want to know (reference/shop-pages#trackers). */
export interface TrackedEvent {
  readonly name: 'add-to-cart' | 'purchase'
  /** Trackers count events of one id once, also if other senders report them; absent: each one counts. */
  readonly id?: string
  /** Payloads by tracker, already in that tracker's own words. */
  readonly gtag: { readonly name: string; readonly parameters: Readonly<Record<string, unknown>> }
  readonly fbq: { readonly name: string; readonly parameters: Readonly<Record<string, unknown>> }
}

/** Receives facts. Never throws: a tracker that is missing or broken costs no sale. */
export interface EventSink {
  readonly isListening: () => boolean
  readonly send: (event: TrackedEvent) => void
}
