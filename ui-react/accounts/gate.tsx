import type { ReactNode } from 'react'
import { isFor } from '../../core/account-flows/index.js'
import { useSession } from './use-session.js'

/** The visitors for whom the gate opens, and the content for others. */
export interface GateProps {
  /** Names of access groups; one of them is enough. @default any member */
  readonly groups?: readonly string[]
  /** Opens for visitors who are not logged in instead. @default false */
  readonly guests?: boolean
  /** Shown to all other visitors. @default nothing */
  readonly fallback?: ReactNode
  /** Shown until the visitor is known. @default nothing */
  readonly pending?: ReactNode
  readonly children: ReactNode
}

/**
 * Draws a part of an application for some visitors only. Secrets must stay on the server: every visitor with
 * the code of a page can read what it draws.
 */
export function Gate({ groups = [], guests = false, fallback = null, pending = null, children }: GateProps) {
  const { user } = useSession()
  if (user === undefined) return pending
  return isFor(guests ? { tag: 'visitors' } : { tag: 'members', groups }, user) ? children : fallback
}
