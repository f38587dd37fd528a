import { useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { cellText, typedCell } from '../../../core/desk/index.js'
import type { DeskTableLine } from '../../../core/desk/index.js'
import { decimalMark } from '../kit/texts.js'
import { isLong } from './columns.js'
import type { ShownColumn } from './columns.js'
import type { AfterEdit } from './grid-cell.js'
import { movedBy, pastedCells } from './grid-moves.js'
import type { GridPlace } from './grid-moves.js'
import type { LineEdit, OpenTable } from './use-table.js'

/** The table of a grid, and the allowed actions. */
export interface GridProps {
  readonly label: string
  readonly columns: readonly ShownColumn[]
  readonly lines: readonly DeskTableLine[]
  readonly table: OpenTable
  readonly isReadOnly: boolean
  /** Opens a line as a form. */
  readonly onOpen: (line: DeskTableLine) => void
}

const isTrue = (value: string): boolean => /^true$/i.test(value.trim())

/** The focused cell, the edited one, and the effect of keys on them. */
export function useGrid({ columns, lines, table: { setCells }, isReadOnly, onOpen }: GridProps) {
  const [active, setActive] = useState<GridPlace>({ row: 0, column: 0 })
  const [editing, setEditing] = useState<string | null>(null)
  const hasFocus = useRef(false)
  const size = { rows: lines.length, columns: columns.length }
  const cellAt = ({ row, column }: GridPlace) => {
    const line = lines[row]
    const shownColumn = columns[column]
    if (line === undefined || shownColumn === undefined) return null
    return { line, column: shownColumn, value: line.cells[shownColumn.at] ?? '' }
  }
  const stored = ({ kind }: ShownColumn, text: string): string =>
    kind === 'NUMBER' ? typedCell(text, decimalMark()) : text
  const write = (place: GridPlace, text: string): void => {
    const cell = cellAt(place)
    const value = cell === null ? text : stored(cell.column, text)
    if (cell !== null && cell.value !== value)
      void setCells([{ line: cell.line, cells: [{ column: cell.column.at, value }] }])
  }
  const begin = (place: GridPlace, text: string | null): void => {
    const cell = cellAt(place)
    if (cell === null || isReadOnly) return
    if (cell.column.kind === 'BOOL') write(place, String(!isTrue(cell.value)))
    else if (isLong(cell.column, cell.value)) onOpen(cell.line)
    else
      setEditing(text ?? (cell.column.kind === 'NUMBER' ? cellText(cell.value, decimalMark()) : cell.value))
  }
  const done = (text: string, after: AfterEdit): void => {
    setEditing(null)
    write(active, text)
    const key = { down: 'ArrowDown', right: 'ArrowRight', left: 'ArrowLeft', stay: '' }[after]
    hasFocus.current = after !== 'stay'
    setActive((place) => movedBy(key, { isMod: false }, place, size) ?? place)
  }
  const onKey = (event: KeyboardEvent): void => {
    const isMod = event.ctrlKey || event.metaKey
    const next = movedBy(event.key, { isMod }, active, size)
    if (next !== null) setActive(next)
    else if (event.key === 'Enter' || event.key === 'F2' || (event.key === ' ' && !isMod)) begin(active, null)
    else if ((event.key === 'Delete' || event.key === 'Backspace') && !isReadOnly) write(active, '')
    else if (event.key.length === 1 && !isMod && !event.altKey) begin(active, event.key)
    else return
    event.preventDefault()
  }
  const paste = (text: string): void => {
    const edits = pastedCells(text).flatMap((cells, down): readonly LineEdit[] => {
      const line = lines[active.row + down]
      if (line === undefined) return []
      const places = cells.flatMap((value, right) => {
        const column = columns[active.column + right]
        return column === undefined ? [] : [{ column: column.at, value: stored(column, value) }]
      })
      return [{ line, cells: places }]
    })
    if (edits.length > 0) void setCells(edits)
  }
  return { active, setActive, editing, setEditing, hasFocus, cellAt, begin, done, onKey, paste }
}
