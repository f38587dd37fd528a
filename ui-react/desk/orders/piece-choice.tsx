import type { ReactNode } from 'react'
import type { DeskLine } from '../../../core/desk/index.js'
import { Stepper } from '../kit/stepper.js'

interface PieceChoiceProps {
  readonly lines: readonly DeskLine[]
  readonly maxOf: (line: DeskLine) => number
  /** Line id -> pieces. */
  readonly counts: ReadonlyMap<string, number>
  readonly onChange: (counts: ReadonlyMap<string, number>) => void
}

/** Chooses pieces of the lines of an order. */
export function PieceChoice({ lines, maxOf, counts, onChange }: PieceChoiceProps): ReactNode {
  return (
    <ul className="piece-choice">
      {lines.map((line) => (
        <li key={line.id}>
          <span>
            <span className="line-name">{line.name}</span>
            {line.options.length > 0 && <span className="soft">{line.options.join(', ')}</span>}
          </span>
          <Stepper
            label={`Pieces of ${[line.name, ...line.options].join(', ')}`}
            value={Math.min(maxOf(line), counts.get(line.id) ?? 0)}
            max={maxOf(line)}
            onChange={(count) => onChange(new Map(counts).set(line.id, count))}
          />
        </li>
      ))}
    </ul>
  )
}
