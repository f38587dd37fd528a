import type { Brand } from '../shared/index.js'

/** The secret of a visitor's cart; empty for visitors without one (`ANONYMOUS`, `THIS_BROWSER`). */
export type VisitorId = Brand<string, 'VisitorId'>

/** Marks a text as a visitor's secret. */
export const visitorId = (text: string): VisitorId => text as VisitorId

/** The secret of a logged-in member's session. */
export type SessionId = Brand<string, 'SessionId'>

/** Marks a text as a session's secret. */
export const sessionId = (text: string): SessionId => text as SessionId

/**
 * The visitor for whom a back end is opened. Memberships and groups follow from both secrets, never from sent
 * data.
 */
export interface Visitor {
  readonly id: VisitorId
  /** Absent: the visitor is not logged in. */
  readonly session?: SessionId
  /** The visitor's network address if the adapter knows it; used for limits only. */
  readonly address?: string
  /** The visitor's browser by name, so that members can tell their sessions apart (`browserName`). */
  readonly browser?: string
  /** True if a member was logged in with this browser before, by a cookie of the site itself. */
  readonly isReturning?: boolean
}

/** A visitor without a secret: reads public data, and has no cart. */
export const ANONYMOUS: Visitor = { id: visitorId('') }

/** The visitor of this browser, whose cookies carry the secrets to the server. */
export const THIS_BROWSER: Visitor = { id: visitorId('') }
