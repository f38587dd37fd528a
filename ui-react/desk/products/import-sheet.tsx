import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { DeskImport, DeskImportedLine, ImportOutcomeWord } from '../../../core/desk/index.js'
import { useApi, useChangeKey } from '../data/api.js'
import { Check } from '../kit/check.js'
import { FormSheet } from '../kit/form-sheet.js'
import { ImportLine, ImportReport, TableField } from '../kit/import-report.js'
import { countText } from '../kit/texts.js'
import { reportDone } from '../kit/toasts.js'
import { useSubmit } from '../kit/use-submit.js'
import { PRODUCTS } from './use-products.js'

const OUTCOMES: Readonly<Record<ImportOutcomeWord, { readonly name: string; readonly tone?: string }>> = {
  ADDED: { name: 'added', tone: 'good' },
  CHANGED: { name: 'changed' },
  SAME: { name: 'unchanged' },
  REMOVED: { name: 'removed', tone: 'warn' },
  REFUSED: { name: 'to mend', tone: 'bad' },
}

const HINT =
  'With the columns of catalogue.csv, or some of them: a line is found by its id, its code, or its handle and ' +
  'options. Nothing is changed before you have seen what the import does.'

function ReportLine({ line }: { readonly line: DeskImportedLine }): ReactNode {
  return (
    <ImportLine
      place={line.row === null ? '–' : `Row ${line.row}`}
      name={line.name || 'No name'}
      outcome={OUTCOMES[line.outcome]}
      problem={line.problem}
    >
      {line.outcome === 'CHANGED' &&
        line.changes.map(({ column, before, after }) => (
          <p key={column} className="soft import-change">
            {column}: <del>{before || 'empty'}</del> <ins>{after || 'empty'}</ins>
          </p>
        ))}
    </ImportLine>
  )
}

function Report({ report }: { readonly report: DeskImport }): ReactNode {
  return (
    <ImportReport
      problems={report.problems}
      counts={report.counts
        .filter(({ lines }) => lines > 0)
        .map(({ outcome, lines }) => ({
          text: `${countText(lines, 'line')} ${OUTCOMES[outcome].name}`,
          tone: OUTCOMES[outcome].tone,
        }))}
      lines={report.lines.map((line) => (
        <ReportLine key={`${line.row} ${line.name}`} line={line} />
      ))}
    />
  )
}

/** Imports a table into the catalogue file, after showing the effect on each line. */
export function ImportSheet({ onClose }: { readonly onClose: () => void }): ReactNode {
  const api = useApi()
  const client = useQueryClient()
  const submit = useSubmit()
  const [text, setText] = useState<string | null>(null)
  const [removesMissing, setRemovesMissing] = useState(false)
  const [report, setReport] = useState<DeskImport | null>(null)
  const key = useChangeKey(JSON.stringify([text, removesMissing]))
  const look = (given: string, removes: boolean): void => {
    setReport(null)
    const input = { key: '', text: given, removesMissing: removes, dryRun: true }
    void submit.send(() => api.importCatalogue(input), setReport)
  }
  const choose = (chosen: string | null): void => {
    setText(chosen)
    setReport(null)
    if (chosen !== null) look(chosen, removesMissing)
  }
  const isRefused = report?.lines.some(({ outcome }) => outcome === 'REFUSED') === true
  const hasChanges = report?.lines.some(({ outcome }) => outcome !== 'REFUSED') === true
  const bringIn = (): void =>
    void submit.send(
      () => api.importCatalogue({ key, text: text ?? '', removesMissing, dryRun: false }),
      (done) => {
        setReport(done)
        if (!done.isWritten) return
        void client.invalidateQueries({ queryKey: PRODUCTS })
        reportDone('Imported into catalogue.csv', 'The shop takes it within a second.')
        onClose()
      },
    )
  return (
    <FormSheet
      title="Import products"
      onClose={onClose}
      submit={submit}
      action="Import"
      isReady={hasChanges && !isRefused && report.problems.length === 0}
      onSubmit={bringIn}
    >
      <TableField hint={HINT} onChoose={choose} />
      <Check
        label="Remove products that are not in the table"
        isChecked={removesMissing}
        onChange={(next) => {
          setRemovesMissing(next)
          if (text !== null) look(text, next)
        }}
      />
      {report !== null && <Report report={report} />}
    </FormSheet>
  )
}
