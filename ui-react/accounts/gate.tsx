import type { ReactNode } from 'react'
import { isFor } from '../../core/account-flows/index.js'
import { useSession } from './use-session.js'

/** For whom the gate opens, and what is drawn otherwise. */
export interface GateProps {
  /** Names of access groups, of which one is enough. @default any member */
  readonly groups?: readonly string[]
  /** Opens for those who are not logged in instead. @default false */
  readonly guests?: boolean
  /** Shown to all other visitors. @default nothing */
  readonly fallback?: ReactNode
  /** While it is not known who is there. @default nothing */
  readonly pending?: ReactNode
  readonly children: ReactNode
}

/**
 * Draws a part of an application for some visitors only. The server must keep secrets back: every visitor
 * with the code of a page can read what it draws.
 */
export function Gate({ groups = [], guests = false, fallback = null, pending = null, children }: GateProps) {
  const { user } = useSession()
  if (user === undefined) return pending
  return isFor(guests ? { tag: 'visitors' } : { tag: 'members', groups }, user) ? children : fallback
}
