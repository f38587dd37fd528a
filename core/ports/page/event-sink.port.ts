/** A fact for the owner's analytics (reference/shop-pages#trackers). */
export interface TrackedEvent {
  readonly name: 'add-to-cart' | 'purchase'
  /** Trackers count events of one id once, also if other senders report them; absent: each one counts. */
  readonly id?: string
  /** Payloads by tracker, in each tracker's format. */
  readonly gtag: { readonly name: string; readonly parameters: Readonly<Record<string, unknown>> }
  readonly fbq: { readonly name: string; readonly parameters: Readonly<Record<string, unknown>> }
}

/** Receives facts. Never throws: a missing or broken tracker must not stop a sale. */
export interface EventSink {
  readonly isListening: () => boolean
  readonly send: (event: TrackedEvent) => void
}
