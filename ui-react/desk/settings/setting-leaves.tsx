import type { ReactNode } from 'react'
import { toList } from '../../../core/shared/index.js'
import type { DecimalMark } from '../../../core/money/index.js'
import { Check } from '../kit/check.js'
import { Field, TextArea, TextField } from '../kit/field.js'
import { decimalMark } from '../kit/texts.js'
import { ofGroups } from './setting-props.js'
import type { SettingInputProps } from './setting-props.js'

/** A value as the text of its field; a list or a group shows none. */
export const fieldText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** A number, or a text that is not a number yet. */
function numberOrText(text: string): unknown {
  const number = Number(text)
  return text.trim() !== '' && Number.isFinite(number) ? number : text
}

/** A decimal text with another mark; other texts stay as they are typed. */
const withMark = (text: string, from: DecimalMark, to: DecimalMark): string =>
  /^\d*[.,]\d*$/.test(text.trim()) ? text.replace(from, to) : text

/** A text or a number of one line; amounts and measures have the decimal mark of the person's language. */
export function TextInput({ shape, value, onChange, ...props }: SettingInputProps): ReactNode {
  const { label, help, problems, path, isNeeded, fallback } = props
  const isDecimal = shape.tag === 'decimal'
  const shown = (present: unknown): string =>
    isDecimal ? withMark(fieldText(present), '.', decimalMark()) : fieldText(present)
  return (
    <TextField
      label={label}
      group={ofGroups(props)}
      hint={help}
      problem={problems.get(path)}
      autoComplete="off"
      {...((isDecimal || shape.tag === 'number') && { inputMode: 'decimal' as const })}
      placeholder={shown(fallback)}
      value={shown(value)}
      onChange={({ target: { value: text } }) => {
        if (text === '' && !isNeeded) return onChange(undefined)
        if (isDecimal) return onChange(withMark(text, decimalMark(), '.'))
        onChange(shape.tag === 'number' ? numberOrText(text) : text)
      }}
    />
  )
}

/** One of a few words. */
export function ChoiceInput({
  label,
  help,
  isNeeded,
  fallback,
  value,
  path,
  problems,
  ...props
}: SettingInputProps) {
  const words = props.shape.tag === 'choice' ? props.shape.words : []
  const known = fieldText(value)
  return (
    <Field label={label} group={ofGroups(props)} hint={help} problem={problems.get(path)}>
      {(wired) => (
        <select
          className="input"
          {...wired}
          value={known}
          onChange={({ target: { value: word } }) => props.onChange(word === '' ? undefined : word)}
        >
          {(!isNeeded || known === '') && (
            <option value="">{typeof fallback === 'string' ? `${fallback} (default)` : 'Not set'}</option>
          )}
          {words.map((word) => (
            <option key={word} value={word}>
              {word}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** Yes or no. */
export function FlagInput(props: SettingInputProps): ReactNode {
  const { label, help, value, fallback, path, problems, onChange } = props
  const problem = problems.get(path)
  return (
    <div className="field">
      <Check
        label={label}
        group={ofGroups(props)}
        isChecked={(value ?? fallback) === true}
        onChange={onChange}
      />
      <p className="field-hint">{help}</p>
      {problem !== undefined && <p className="field-problem">{problem}</p>}
    </div>
  )
}

/** A list of words or texts, one in each line. */
export function LinesInput(props: SettingInputProps): ReactNode {
  const { label, help, value, path, problems, isNeeded, onChange } = props
  const lines = toList(value).map(fieldText)
  const problem = [...problems].find(([place]) => place === path || place.startsWith(`${path}[`))
  return (
    <TextArea
      label={label}
      group={ofGroups(props)}
      hint={`${help} One in each line.`}
      problem={problem?.[1]}
      rows={Math.max(2, lines.length + 1)}
      value={lines.join('\n')}
      onChange={({ target: { value: text } }) =>
        onChange(text === '' ? (isNeeded ? [] : undefined) : text.split('\n'))
      }
      onBlur={() => {
        const written = lines.filter((line) => line.trim() !== '')
        if (written.length !== lines.length) onChange(written.length > 0 || isNeeded ? written : undefined)
      }}
    />
  )
}
