import type { ReactNode } from 'react'
import { NumberField } from './base-ui.js'
import { IconMinus, IconPlus } from './icons.js'

interface StepperProps {
  readonly label: string
  readonly value: number
  readonly max: number
  readonly onChange: (value: number) => void
}

/** A number of pieces from zero to `max`. */
export function Stepper({ label, value, max, onChange }: StepperProps): ReactNode {
  return (
    <NumberField.Root value={value} min={0} max={max} onValueChange={(next) => onChange(next ?? 0)}>
      <NumberField.Group className="stepper">
        <NumberField.Decrement aria-label={`Fewer: ${label}`}>
          <IconMinus size={14} />
        </NumberField.Decrement>
        <NumberField.Input aria-label={label} />
        <span className="stepper-of" aria-hidden>
          of {max}
        </span>
        <NumberField.Increment aria-label={`More: ${label}`}>
          <IconPlus size={14} />
        </NumberField.Increment>
      </NumberField.Group>
    </NumberField.Root>
  )
}
