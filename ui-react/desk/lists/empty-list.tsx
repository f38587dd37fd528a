import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../kit/button.js'
import { Empty } from '../kit/states.js'

interface EmptyListProps extends ComponentProps<typeof Empty> {
  /** The word for one entry. */
  readonly entry: string
  /** Empty: the list is not searched. */
  readonly search: string
  readonly onSearch: (text: string) => void
  /** Shown after a search. @default the same as without one */
  readonly hint?: string
}

/** A list without entries: the reason, or a search that none matches, with the way back to all. */
export function EmptyList({ entry, search, onSearch, hint, ...empty }: EmptyListProps): ReactNode {
  if (search === '') return <Empty {...empty} />
  return (
    <Empty
      icon={empty.icon}
      title={`No ${entry} matches “${search}”`}
      actions={<Button onClick={() => onSearch('')}>Clear the search</Button>}
    >
      {hint ?? empty.children}
    </Empty>
  )
}
