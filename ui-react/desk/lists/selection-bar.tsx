import type { ReactNode } from 'react'
import { Button } from '../kit/button.js'
import { Check } from '../kit/check.js'
import { SelectedCount } from '../kit/selected-count.js'
import type { Selection } from './use-selection.js'

interface OfSelection {
  readonly selection: Selection
  readonly label: string
}

/** The head of the column of boxes: selects all rows that are shown, or none. */
export function SelectAll({ selection, label }: OfSelection): ReactNode {
  const { chosen, selectable, selectAll, clear } = selection
  return (
    <span role="columnheader">
      <span className="unseen">Selected</span>
      {selectable.length > 0 && (
        <Check
          label={label}
          showsLabel={false}
          isChecked={chosen.length > 0 && chosen.length === selectable.length}
          isMixed={chosen.length > 0 && chosen.length < selectable.length}
          onChange={(all) => (all ? selectAll() : clear())}
        />
      )}
    </span>
  )
}

interface SelectionBarProps extends OfSelection {
  /** The number of selected rows with its noun. */
  readonly count: string
  /** The buttons for the selected rows. */
  readonly children: ReactNode
}

/** The number of selected rows, and the possible actions; a phone shows no heads, so it selects all here. */
export function SelectionBar({ selection, label, count, children }: SelectionBarProps): ReactNode {
  const { chosen, selectable, selectAll, clear } = selection
  return (
    <div className="selection" role="region" aria-label={label}>
      <div className="selection-head">
        <SelectedCount of={count} />
        {chosen.length < selectable.length && (
          <span className="on-phone">
            <Button kind="quiet" onClick={selectAll}>
              Select all
            </Button>
          </span>
        )}
        <Button kind="quiet" onClick={clear}>
          Clear
        </Button>
      </div>
      {children}
    </div>
  )
}
