import { useId } from 'react'
import type { ReactNode } from 'react'

interface ChoicesProps<Value> {
  readonly legend: string
  readonly options: readonly { readonly value: Value; readonly name: string; readonly about: string }[]
  readonly chosen: Value
  readonly onChange: (value: Value) => void
}

/** A few options of which one is chosen, each with a line about it. */
export function Choices<Value extends string | number | boolean>({
  legend,
  options,
  chosen,
  onChange,
}: ChoicesProps<Value>): ReactNode {
  const group = useId()
  return (
    <fieldset className="choices">
      <legend className="label">{legend}</legend>
      {options.map(({ value, name, about }) => (
        <label key={name} className="choice">
          <input type="radio" name={group} checked={chosen === value} onChange={() => onChange(value)} />
          <span>
            <strong>{name}</strong>
            <span className="soft">{about}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
