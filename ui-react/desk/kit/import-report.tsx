import type { ReactNode } from 'react'
import { Field } from './field.js'
import { Notice } from './states.js'

interface TableFieldProps {
  readonly hint: string
  readonly isDisabled?: boolean
  /** Called with the text of the chosen file; null: none is chosen any more. */
  readonly onChoose: (text: string | null) => void
}

/** The field for the table of an import. */
export function TableField({ hint, isDisabled = false, onChoose }: TableFieldProps): ReactNode {
  const choose = async (file: File | undefined): Promise<void> =>
    onChoose(file === undefined ? null : await file.text())
  return (
    <Field label="Table (CSV)" hint={hint}>
      {(wired) => (
        <input
          {...wired}
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          className="input"
          disabled={isDisabled}
          onChange={(event) => void choose(event.target.files?.[0])}
        />
      )}
    </Field>
  )
}

interface ImportLineProps {
  /** The place of the line in the table. */
  readonly place: string
  readonly name: string
  readonly outcome: { readonly name: string; readonly tone?: string | undefined }
  readonly problem: string | null
  readonly children?: ReactNode
}

/** The effect of an import on one line. */
export function ImportLine({ place, name, outcome, problem, children }: ImportLineProps): ReactNode {
  return (
    <li>
      <p className="import-line">
        <span className="faint num">{place}</span>
        <span className="cut">{name}</span>
        <span className="badge" data-tone={outcome.tone}>
          {outcome.name}
        </span>
      </p>
      {problem !== null && <p className="field-problem">{problem}</p>}
      {children}
    </li>
  )
}

interface ImportReportProps {
  readonly problems: readonly string[]
  /** Lines with the same outcome, in words. */
  readonly counts: readonly { readonly text: string; readonly tone?: string | undefined }[]
  /** An `ImportLine` for each line. */
  readonly lines: ReactNode
  /** A message between the problems and the counts. */
  readonly notice?: ReactNode
  /** The number of lines that are not shown, in words. */
  readonly more?: ReactNode
}

/** The effect of an import before it is made: its problems, how many lines it changes, and each line. */
export function ImportReport({ problems, counts, lines, notice, more }: ImportReportProps): ReactNode {
  return (
    <section aria-label="What the import does" aria-live="polite" className="import-report">
      {problems.map((problem) => (
        <Notice key={problem} tone="bad">
          {problem}
        </Notice>
      ))}
      {notice}
      <p className="import-counts">
        {counts.map(({ text, tone }) => (
          <span key={text} className="badge" data-tone={tone}>
            {text}
          </span>
        ))}
      </p>
      <ul className="import-lines">{lines}</ul>
      {more}
    </section>
  )
}
