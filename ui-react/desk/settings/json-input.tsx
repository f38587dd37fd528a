import { useState } from 'react'
import type { ReactNode } from 'react'
import { TextArea } from '../kit/field.js'
import { ofGroups } from './setting-props.js'
import type { SettingInputProps } from './setting-props.js'

const MAX_ROWS = 14

const textOf = (value: unknown): string => (value === undefined ? '' : JSON.stringify(value, null, 2))

/** A value with several possible forms, edited as JSON. */
export function JsonInput(props: SettingInputProps): ReactNode {
  const { label, help, value, path, problems, onChange } = props
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: unknown } | null>(null)
  // The typed text stays as long as the value is the one made from it.
  const text = typed !== null && typed.value === value ? typed.text : textOf(value)
  const [isBroken, setBroken] = useState(false)
  const read = (next: string): void => {
    try {
      const made: unknown = next.trim() === '' ? undefined : JSON.parse(next)
      setBroken(false)
      setTyped({ text: next, value: made })
      onChange(made)
    } catch {
      setBroken(true)
      setTyped({ text: next, value })
    }
  }
  return (
    <TextArea
      label={label}
      group={ofGroups(props)}
      hint={`${help} Written as JSON.`}
      problem={
        isBroken
          ? 'This is not valid JSON yet: use quotes, commas and brackets as in vitrine.json.'
          : problems.get(path)
      }
      className="input mono"
      spellCheck={false}
      rows={Math.min(MAX_ROWS, text.split('\n').length + 1)}
      value={text}
      onChange={(event) => read(event.target.value)}
    />
  )
}
