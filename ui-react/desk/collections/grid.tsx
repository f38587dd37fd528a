import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import type { DeskTableLine } from '../../../core/desk/index.js'
import { Button } from '../kit/button.js'
import { IconMore } from '../kit/icons.js'
import { useTouch } from '../lists/use-media.js'
import { lineName } from './columns.js'
import type { ShownColumn } from './columns.js'
import { CellEditor, CellText } from './grid-cell.js'
import { useGrid } from './use-grid.js'
import type { GridProps } from './use-grid.js'

const ROW_HEIGHT = 40
/** A button that a finger taps, and the line beneath it. */
const TOUCH_ROW_HEIGHT = 45
const OVERSCAN = 10
/** The number of lines before the end at which the next ones are requested. */
const AHEAD = 20

interface GridRowProps {
  readonly grid: ReturnType<typeof useGrid>
  readonly columns: readonly ShownColumn[]
  readonly line: DeskTableLine
  /** Counts from 0. */
  readonly index: number
  readonly style: CSSProperties
  readonly onOpen: (line: DeskTableLine) => void
}

function GridRow({ grid, columns, line, index, style, onOpen }: GridRowProps): ReactNode {
  const { active, setActive, editing, setEditing, hasFocus, begin, done } = grid
  return (
    <div role="row" aria-rowindex={index + 2} className="grid-row" style={style}>
      <span role="rowheader" className="grid-open">
        <Button
          kind="quiet"
          shape="square"
          aria-label={`Open ${lineName(columns, line)}`}
          onClick={() => onOpen(line)}
          onKeyDown={(event) => event.stopPropagation()}
        >
          <IconMore size={16} aria-hidden />
        </Button>
      </span>
      {columns.map(({ at, name, kind }, column) => {
        const isActive = index === active.row && column === active.column
        const place = { row: index, column }
        return (
          <div
            key={at}
            role="gridcell"
            aria-colindex={column + 2}
            data-cell={`${index} ${column}`}
            data-active={isActive || undefined}
            tabIndex={isActive ? 0 : -1}
            className="grid-cell cut"
            onMouseDown={() => setActive(place)}
            onFocus={() => setActive(place)}
            onDoubleClick={() => begin(place, null)}
          >
            {isActive && editing !== null ? (
              <CellEditor
                label={`${name} of ${lineName(columns, line)}`}
                text={editing}
                kind={kind}
                onDone={done}
                onCancel={() => {
                  hasFocus.current = true
                  setEditing(null)
                }}
              />
            ) : (
              <CellText kind={kind} value={line.cells[at] ?? ''} />
            )}
          </div>
        )
      })}
    </div>
  )
}

/** The lines in sight; the next ones are requested before the last is reached. */
function useShownRows({ lines, table: { hasMore, loadMore } }: GridProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const height = useTouch() ? TOUCH_ROW_HEIGHT : ROW_HEIGHT
  const rows = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: OVERSCAN,
  })
  useEffect(() => rows.measure(), [rows, height])
  const shown = rows.getVirtualItems()
  const lastShown = shown.at(-1)?.index ?? 0
  useEffect(() => {
    if (hasMore && lastShown >= lines.length - AHEAD) loadMore()
  }, [hasMore, lastShown, lines.length, loadMore])
  return { scroller, height, rows, shown }
}

/** Scrolls to the active cell and gives it the focus, if the table has it. */
function useActiveFocus(
  { active, editing, hasFocus }: ReturnType<typeof useGrid>,
  { scroller, rows }: ReturnType<typeof useShownRows>,
): void {
  useEffect(() => {
    if (!hasFocus.current || editing !== null) return undefined
    rows.scrollToIndex(active.row)
    const cell = `[data-cell="${active.row} ${active.column}"]`
    const frame = requestAnimationFrame(() => scroller.current?.querySelector<HTMLElement>(cell)?.focus())
    // A cell that was left meanwhile must not take the focus back.
    return () => cancelAnimationFrame(frame)
  }, [active, editing, hasFocus, rows])
}

/** A table with cells that can be edited; the arrow keys move as in a spreadsheet. */
export function Grid(props: GridProps): ReactNode {
  const { label, columns, lines, table, isReadOnly, onOpen } = props
  const grid = useGrid(props)
  const { active, editing, hasFocus, cellAt, onKey, paste } = grid
  const inSight = useShownRows(props)
  const { scroller, height, rows, shown } = inSight
  useActiveFocus(grid, inSight)
  const template = `44px repeat(${columns.length}, minmax(0, 1fr))`
  const minWidth = 44 + columns.length * 170
  return (
    <div className="scroll" ref={scroller} tabIndex={-1}>
      <div
        role="grid"
        aria-label={label}
        aria-rowcount={table.hasMore ? -1 : lines.length + 1}
        aria-colcount={columns.length + 1}
        aria-readonly={isReadOnly}
        className="grid"
        style={{ minWidth }}
        onKeyDown={onKey}
        onFocus={() => (hasFocus.current = true)}
        onBlur={() => (hasFocus.current = false)}
        onCopy={(event) => {
          if (editing !== null) return
          event.clipboardData.setData('text/plain', cellAt(active)?.value ?? '')
          event.preventDefault()
        }}
        onPaste={(event) => {
          if (editing !== null || isReadOnly) return
          event.preventDefault()
          paste(event.clipboardData.getData('text/plain'))
        }}
      >
        <div
          role="row"
          aria-rowindex={1}
          className="grid-row grid-head"
          style={{ gridTemplateColumns: template }}
        >
          <span role="columnheader">Item</span>
          {columns.map(({ at, name }) => (
            <span role="columnheader" key={at} className="cut">
              {name}
            </span>
          ))}
        </div>
        <div role="rowgroup" className="rows" style={{ height: rows.getTotalSize() }}>
          {shown.map(({ index, start }) => {
            const line = lines[index]
            if (line === undefined) return null
            return (
              <GridRow
                key={line.id}
                grid={grid}
                columns={columns}
                line={line}
                index={index}
                style={{ gridTemplateColumns: template, height, translate: `0 ${start}px` }}
                onOpen={onOpen}
              />
            )
          })}
        </div>
      </div>
    </div>
  )
}
