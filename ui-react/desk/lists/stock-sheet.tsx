import { useState } from 'react'
import type { ReactNode } from 'react'
import type { DeskFailure, DeskVariant } from '../../../core/desk/index.js'
import { useApi } from '../data/api.js'
import { Button } from '../kit/button.js'
import { Check } from '../kit/check.js'
import { TextField } from '../kit/field.js'
import { Sheet } from '../kit/sheet.js'
import { failureText, Notice } from '../kit/states.js'
import { sayDone } from '../kit/toasts.js'

interface StockSheetProps {
  readonly name: string
  readonly variant: DeskVariant
  readonly onClose: () => void
  /** After a change, and where another was quicker. */
  readonly onDone: () => void
}

const MAX_DIGITS = 9

/** Enters a new count of a variant. */
export function StockSheet({ name, variant, onClose, onDone }: StockSheetProps): ReactNode {
  const api = useApi()
  const [text, setText] = useState(String(variant.left ?? ''))
  const [isEndless, setEndless] = useState(variant.left === null)
  const [failure, setFailure] = useState<DeskFailure | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isCount = new RegExp(`^\\d{1,${MAX_DIGITS}}$`).test(text.trim())
  const save = async (): Promise<void> => {
    setBusy(true)
    const pieces = isEndless ? null : Number(text)
    const counted = await api.countStock({ variant: variant.id, expected: variant.left, pieces })
    setBusy(false)
    onDone()
    if (!counted.ok) return setFailure(counted.failure)
    sayDone(
      'Stock changed',
      counted.value === null ? `${name}: without end` : `${name}: ${counted.value} left`,
    )
    onClose()
  }
  return (
    <Sheet isOpen onClose={onClose} title="Change stock">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (isEndless || isCount) void save()
        }}
      >
        <div className="dialog-body">
          {failure && <Notice tone="bad">{failureText(failure)}</Notice>}
          <p className="soft">{name}</p>
          {!isEndless && (
            <TextField
              label="Pieces that are there now"
              inputMode="numeric"
              autoComplete="off"
              value={text}
              problem={text !== '' && !isCount ? 'Write a whole number, such as 12.' : undefined}
              onChange={(event) => setText(event.target.value)}
            />
          )}
          <Check label="Sell without end: do not count" isChecked={isEndless} onChange={setEndless} />
        </div>
        <footer>
          <Button onClick={onClose}>Not now</Button>
          <Button kind="primary" type="submit" isBusy={isBusy} disabled={!isEndless && !isCount}>
            Save
          </Button>
        </footer>
      </form>
    </Sheet>
  )
}
