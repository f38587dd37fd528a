import type { ReactNode } from 'react'
import { Checkbox } from './base-ui.js'
import { OfGroup } from './field.js'
import { IconCheck, IconMinus } from './icons.js'

interface CheckProps {
  readonly isChecked: boolean
  readonly isMixed?: boolean
  readonly label: string
  /** The group of the box, read after its label. */
  readonly group?: string | undefined
  readonly onChange: (isChecked: boolean) => void
  /** False: the label is for screen readers only. @default true */
  readonly showsLabel?: boolean
}

/** A box to tick. */
export function Check({
  isChecked,
  isMixed = false,
  label,
  group,
  onChange,
  showsLabel = true,
}: CheckProps): ReactNode {
  const box = (
    <Checkbox.Root
      className="check"
      checked={isChecked}
      indeterminate={isMixed}
      onCheckedChange={onChange}
      {...(!showsLabel && { 'aria-label': label })}
    >
      <Checkbox.Indicator>
        {isMixed ? <IconMinus size={12} strokeWidth={3} /> : <IconCheck size={12} strokeWidth={3} />}
      </Checkbox.Indicator>
    </Checkbox.Root>
  )
  if (!showsLabel) return box
  return (
    <label className="check-row">
      {box}
      <span>
        {label}
        <OfGroup group={group} />
      </span>
    </label>
  )
}
