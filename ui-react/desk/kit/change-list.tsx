import type { ReactNode } from 'react'
import { IconRight } from './icons.js'

/** One difference as a text. */
export interface ShownChange {
  readonly subject: string
  readonly field: string
  readonly before: string
  readonly after: string
  readonly note: string | null
}

/** The differences that saving makes, each with the old and the new value. */
export function ChangeList({ changes }: { readonly changes: readonly ShownChange[] }): ReactNode {
  return (
    <ul className="changes">
      {changes.map(({ subject, field, before, after, note }) => (
        <li key={`${subject} ${field}`}>
          <p className="soft">
            {subject} · {field}
            {note !== null && `, ${note}`}
          </p>
          <p className="change-values num">
            <del>{before}</del>
            <IconRight size={14} aria-label="becomes" />
            <ins>{after}</ins>
          </p>
        </li>
      ))}
    </ul>
  )
}
