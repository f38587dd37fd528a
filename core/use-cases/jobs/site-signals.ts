import { createSignal } from '../../shared/index.js'
import type { Signal } from '../../shared/index.js'

/** The tables whose changes start a job at once. */
export const ORDER_TABLES: ReadonlySet<string> = new Set(['mail', 'payment_attempt', 'refund', 'job'])

/** The events in a running site to which its other parts react. */
export interface SiteSignals {
  /** A mail or an event was queued. */
  readonly queued: Signal<void>
  /** An owner has changed these tables. */
  readonly changed: Signal<ReadonlySet<string>>
}

/** Makes the signals of a site, without listeners. */
export const createSiteSignals = (): SiteSignals => ({ queued: createSignal(), changed: createSignal() })

/** The parts of a running site that react at once. */
export interface PromptParts {
  readonly jobs: { readonly sendEvents: () => void; readonly runDue: () => void }
  readonly backend: { readonly followUp?: (tables: ReadonlySet<string>) => Promise<unknown> }
  readonly report: (error: unknown) => void
}

/**
 * Connects jobs and back end with the signals, so that an owner's request does not wait for the next minute.
 */
export function connectJobs({ queued, changed }: SiteSignals, { jobs, backend, report }: PromptParts): void {
  queued.listen(jobs.sendEvents)
  changed.listen((tables) => {
    if (tables.has('mail') || tables.has('webhook_delivery')) queued.send()
    if (tables.has('job')) jobs.runDue()
    void backend.followUp?.(tables).catch(report)
  })
}
