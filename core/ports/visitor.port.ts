import type { Brand } from '../shared/index.js'

/** The secret a visitor's cart is kept under; empty for those that have none to show (`ANONYMOUS`, `THIS_BROWSER`). */
export type VisitorId = Brand<string, 'VisitorId'>

/** Takes a text for a visitor's secret. */
export const visitorId = (text: string): VisitorId => text as VisitorId

/** Names the session of a logged-in member; as secret as a visitor's id. */
export type SessionId = Brand<string, 'SessionId'>

/** Takes a text for a session's secret. */
export const sessionId = (text: string): SessionId => text as SessionId

/** For whom a back end is opened. Memberships and groups follow from both secrets, never from what is sent. */
export interface Visitor {
  readonly id: VisitorId
  /** Absent: the visitor is not logged in. */
  readonly session?: SessionId
  /** The visitor's network address where the adapter knows it: for limits only. */
  readonly address?: string
  /** The visitor's browser in a few words, for members to tell their sessions apart (`browserName`). */
  readonly browser?: string
  /** True if a member was logged in with this browser before, by a cookie that the site itself has set. */
  readonly isReturning?: boolean
}

/** A visitor without a secret: reads public data, and can keep no cart. */
export const ANONYMOUS: Visitor = { id: visitorId('') }

/** The visitor of this browser: their secrets are in its cookies, which the browser sends to the server. */
export const THIS_BROWSER: Visitor = { id: visitorId('') }
