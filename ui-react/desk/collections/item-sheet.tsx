import { useState } from 'react'
import type { ReactNode } from 'react'
import { cellText, typedCell } from '../../../core/desk/index.js'
import type { DeskTableLine } from '../../../core/desk/index.js'
import { Button } from '../kit/button.js'
import { Check } from '../kit/check.js'
import { TextArea, TextField } from '../kit/field.js'
import { FormSheet } from '../kit/form-sheet.js'
import { decimalMark } from '../kit/texts.js'
import { reportDone } from '../kit/toasts.js'
import { useSubmit } from '../kit/use-submit.js'
import { isLong, lineName } from './columns.js'
import type { ShownColumn } from './columns.js'
import type { OpenTable } from './use-table.js'

interface ItemSheetProps {
  readonly columns: readonly ShownColumn[]
  /** Null: a new item. */
  readonly line: DeskTableLine | null
  readonly table: OpenTable
  readonly onClose: () => void
}

interface CellFieldProps {
  readonly column: ShownColumn
  readonly value: string
  readonly onChange: (value: string) => void
}

function CellField({ column, value, onChange }: CellFieldProps): ReactNode {
  const { name, kind } = column
  if (kind === 'BOOL')
    return (
      <Check
        label={name}
        isChecked={value.trim().toLowerCase() === 'true'}
        onChange={(isTrue) => onChange(String(isTrue))}
      />
    )
  if (isLong(column, value))
    return (
      <TextArea
        label={name}
        rows={6}
        value={value}
        hint={kind === 'RICH' && 'Formatted text: written as HTML.'}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  return (
    <TextField
      label={name}
      autoComplete="off"
      {...(kind === 'NUMBER' && { inputMode: 'decimal' as const })}
      value={kind === 'NUMBER' ? cellText(value, decimalMark()) : value}
      onChange={({ target: { value: text } }) =>
        onChange(kind === 'NUMBER' ? typedCell(text, decimalMark()) : text)
      }
    />
  )
}

/** All cells of one item as a form: a new item, or one to edit or remove. */
export function ItemSheet({ columns, line, table, onClose }: ItemSheetProps): ReactNode {
  const submit = useSubmit()
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(new Map())
  const valueAt = (at: number): string => typed.get(at) ?? line?.cells[at] ?? ''
  const cells = [...typed]
    .filter(([at, value]) => value !== (line?.cells[at] ?? ''))
    .map(([column, value]) => ({ column, value }))
  const name = line === null ? 'New item' : lineName(columns, line)
  const save = (): void => {
    if (line !== null) void table.setCells([{ line, cells }]).then((isSaved) => isSaved && onClose())
    else
      void submit.send(
        () => table.addLine(cells),
        () => {
          reportDone('Added', 'It stands at the end of the table.')
          onClose()
        },
      )
  }
  const remove = (removed: DeskTableLine): void =>
    void submit.send(
      () => table.removeLine(removed),
      () => {
        const restored = removed.cells.map((value, column) => ({ column, value }))
        reportDone('Removed', name, () => void table.addLine(restored))
        onClose()
      },
    )
  return (
    <FormSheet
      title={name}
      onClose={onClose}
      submit={submit}
      action={line === null ? 'Add' : 'Save'}
      isReady={cells.length > 0}
      onSubmit={save}
    >
      {columns.map((column) => (
        <CellField
          key={column.at}
          column={column}
          value={valueAt(column.at)}
          onChange={(value) => setTyped(new Map(typed).set(column.at, value))}
        />
      ))}
      {line !== null && (
        <Button kind="quiet" onClick={() => remove(line)}>
          Remove this item
        </Button>
      )}
    </FormSheet>
  )
}
