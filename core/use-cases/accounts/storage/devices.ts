import type { VisitorId } from '../../../ports/visitor.port.js'

/** The browsers in which members were logged in. */
export interface Devices {
  readonly remember: (visitor: VisitorId, memberId: string, expiresMs: number) => Promise<void>
  /** True if the member was logged in with this browser before. */
  readonly isKnown: (visitor: VisitorId, memberId: string, nowMs: number) => Promise<boolean>
}
