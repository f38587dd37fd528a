import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { cellText } from '../../../core/desk/index.js'
import { decimalMark } from '../kit/texts.js'
import type { ShownColumn } from './columns.js'

/** The next cell after an edit. */
export type AfterEdit = 'down' | 'right' | 'left' | 'stay'

interface CellEditorProps {
  readonly label: string
  /** The initial text. */
  readonly text: string
  readonly kind: ShownColumn['kind']
  readonly onDone: (text: string, after: AfterEdit) => void
  readonly onCancel: () => void
}

/** The field that replaces a cell during its edit. */
export function CellEditor({ label, text, kind, onDone, onCancel }: CellEditorProps): ReactNode {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(text)
  const isOver = useRef(false)
  useEffect(() => field.current?.focus(), [])
  const end = (after: AfterEdit): void => {
    if (isOver.current) return
    isOver.current = true
    onDone(typed, after)
  }
  return (
    <input
      ref={field}
      className="cell-editor"
      aria-label={label}
      {...(kind === 'NUMBER' && { inputMode: 'decimal' as const })}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => end('stay')}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.key === 'Enter') end('down')
        else if (event.key === 'Escape') {
          isOver.current = true
          onCancel()
        } else if (event.key === 'Tab') end(event.shiftKey ? 'left' : 'right')
        else return
        event.preventDefault()
      }}
    />
  )
}

/** A cell outside of an edit. */
export function CellText({
  kind,
  value,
}: {
  readonly kind: ShownColumn['kind']
  readonly value: string
}): ReactNode {
  if (kind === 'BOOL')
    return (
      <span className="cell-flag">{/^true$/i.test(value.trim()) ? 'Yes' : value === '' ? '' : 'No'}</span>
    )
  if (kind === 'COLOR' && value !== '')
    return (
      <>
        <svg width="12" height="12" aria-hidden>
          <rect width="12" height="12" rx="3" fill={value} />
        </svg>{' '}
        {value}
      </>
    )
  if (kind === 'NUMBER') return <span className="num">{cellText(value, decimalMark())}</span>
  return kind === 'RICH' ? value.replaceAll(/<[^<>]*>/g, ' ') : value
}
