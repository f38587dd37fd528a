import type { ReactNode } from 'react'
import { Button } from './button.js'
import { countText } from './texts.js'

interface SaveBarProps {
  /** The number of unsaved differences. */
  readonly count: number
  /** The number of fields with a problem, which must be fixed first. */
  readonly problems: number
  readonly onDiscard: () => void
  readonly onReview: () => void
}

/** The bar below a changed form: the unsaved changes, and the next steps. */
export function SaveBar({ count, problems, onDiscard, onReview }: SaveBarProps): ReactNode {
  return (
    <div className="save-bar" role="region" aria-label="Unsaved changes">
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
