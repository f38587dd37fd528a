import type { ComponentType, ReactNode } from 'react'
import { Moment } from './texts.js'

interface TimeEntryProps {
  readonly icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>
  readonly title: string
  readonly at: string
  /** Null: not shown. */
  readonly by?: string | null
  /** The kind of the entry, for its style. */
  readonly kind?: string
  readonly children?: ReactNode
}

/** An entry of a time line: a sentence, its moment, and details. */
export function TimeEntry({ icon: Icon, title, at, by = null, kind, children }: TimeEntryProps): ReactNode {
  return (
    <li className="event" data-kind={kind}>
      <span className="event-icon">
        <Icon size={14} aria-hidden />
      </span>
      <div>
        <p>
          <span className="event-head">{title}</span>
          <span className="faint">
            <Moment at={at} />
            {by !== null && `, ${by}`}
          </span>
        </p>
        {children}
      </div>
    </li>
  )
}
