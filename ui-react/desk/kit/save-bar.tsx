import type { ReactNode } from 'react'
import { Button } from './button.js'
import { countText } from './texts.js'

interface SaveBarProps {
  /** Differences that would be saved. */
  readonly count: number
  /** Fields with something wrong: they are mended first. */
  readonly problems: number
  readonly onDiscard: () => void
  readonly onReview: () => void
}

/** Stands below a form that was changed: what is not saved, and the ways to go on. */
export function SaveBar({ count, problems, onDiscard, onReview }: SaveBarProps): ReactNode {
  return (
    <div className="save-bar" role="region" aria-label="Changes that are not saved">
      <span role="status">
        {problems > 0 ? `${countText(problems, 'field')} to mend` : `${countText(count, 'change')} not saved`}
      </span>
      <Button onClick={onDiscard}>Discard</Button>
      <Button kind="primary" disabled={problems > 0 || count === 0} onClick={onReview}>
        Review and save
      </Button>
    </div>
  )
}
