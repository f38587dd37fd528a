import type { Brand } from '../shared/index.js'
import type { AccountEntrance, AccountGateway } from './account-gateway.port.js'
import type { CommerceGateway } from './commerce-gateway.port.js'

/**
 * The secret a visitor's cart is kept under. On a page the browser's cookie carries it and this stays empty.
 */
export type VisitorId = Brand<string, 'VisitorId'>

/** Takes a text for a visitor's secret. */
export const visitorId = (text: string): VisitorId => text as VisitorId

/** Names the session of somebody who is logged in; as secret as a visitor's id. */
export type SessionId = Brand<string, 'SessionId'>

/** Takes a text for a session's secret. */
export const sessionId = (text: string): SessionId => text as SessionId

/** For whom a back end is opened. Memberships and groups follow from both secrets, never from what is sent. */
export interface Visitor {
  readonly id: VisitorId
  /** Absent: nobody is logged in. */
  readonly session?: SessionId
  /** The visitor's network address where the adapter knows it: for limits only. */
  readonly address?: string
}

/**
 * The whole back end behind one door: the bundled store, a site's GraphQL protocol over HTTP, or a foreign
 * engine.
 */
export interface Backend {
  readonly open: (visitor: Visitor) => {
    readonly commerce: CommerceGateway
    readonly accounts: AccountGateway
    /** Absent where the back end knows no accounts. */
    readonly entrance?: AccountEntrance
  }
}
