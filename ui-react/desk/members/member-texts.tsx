import type { ReactNode } from 'react'
import type { DeskMember } from '../../../core/desk/index.js'

/** The state of a member. */
export function StandingBadge({ bannedAt, status }: Pick<DeskMember, 'bannedAt' | 'status'>): ReactNode {
  if (bannedAt !== null)
    return (
      <span className="badge" data-tone="bad" data-shape="full">
        Banned
      </span>
    )
  switch (status) {
    case 'VERIFIED':
      return (
        <span className="badge" data-tone="good" data-shape="full">
          Member
        </span>
      )
    case 'UNVERIFIED':
      return <span className="badge">Unconfirmed</span>
    case 'INVITED':
      return (
        <span className="badge" data-tone="warn">
          Invited
        </span>
      )
  }
}

/** The kind of an event in words: `log-in-refused` as `Log in refused`. */
export const eventText = (kind: string): string => {
  const words = kind.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
