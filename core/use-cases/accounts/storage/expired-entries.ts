import type { LinkKind } from './mail-links.js'

/** Entries whose time is over; each method removes those that ended before a moment. */
export interface ExpiredEntries {
  readonly removeSessions: (beforeMs: number) => Promise<void>
  readonly removeLinks: (beforeMs: number) => Promise<void>
  readonly removeLinksOf: (kinds: readonly LinkKind[], beforeMs: number) => Promise<void>
  readonly removeDevices: (beforeMs: number) => Promise<void>
  readonly removeImports: (beforeMs: number) => Promise<void>
  readonly removeEvents: (beforeMs: number) => Promise<void>
  /** Removes events without a member. */
  readonly removeEventsOfStrangers: (beforeMs: number) => Promise<void>
}
