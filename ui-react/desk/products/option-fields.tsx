import { useEffect, useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { moveInList, newValues } from '../../../core/desk/index.js'
import type { OptionDraft, ValueDraft } from '../../../core/desk/index.js'
import { Button } from '../kit/button.js'
import { TextField } from '../kit/field.js'
import { IconClose, IconDown, IconUp } from '../kit/icons.js'

interface OptionFieldsProps {
  readonly draft: OptionDraft
  /** From 1. */
  readonly place: number
  readonly onChange: (draft: OptionDraft) => void
  readonly onRemove: () => void
}

type Way = 'up' | 'down'

/** The fields of one option: its name, and its values in their order. */
export function OptionFields({ draft, place, onChange, onRemove }: OptionFieldsProps): ReactNode {
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const [added, setAdded] = useState('')
  const [said, setSaid] = useState('')
  // A moved row is another place in the page: the focus goes along with it.
  const [moved, setMoved] = useState<{ readonly at: number; readonly way: Way } | null>(null)
  useEffect(() => {
    if (moved === null) return
    list.current?.children[moved.at]?.querySelector<HTMLElement>(`[data-way="${moved.way}"]`)?.focus()
  }, [moved])
  const { name, values } = draft
  const title = name.trim() || `Option ${place}`
  const setValues = (next: readonly ValueDraft[]): void => onChange({ ...draft, values: next })
  const move = (from: number, way: Way): void => {
    const to = way === 'up' ? from - 1 : from + 1
    const next = moveInList(values, from, to)
    if (next === values) return
    setValues(next)
    setMoved({ at: to, way })
    setSaid(`${values[from]?.name ?? ''} is value ${to + 1} of ${values.length}.`)
  }
  const add = (): void => {
    setValues([...values, ...newValues(draft, added, `new ${Date.now()}`)])
    setAdded('')
  }
  const stepper = (at: number, value: string, way: Way, isEnd: boolean): ReactNode => (
    <Button
      kind="quiet"
      shape="square"
      data-way={way}
      aria-disabled={isEnd}
      aria-label={`Move ${value} ${way}`}
      onClick={() => move(at, way)}
    >
      {way === 'up' ? <IconUp size={16} aria-hidden /> : <IconDown size={16} aria-hidden />}
    </Button>
  )
  return (
    <fieldset className="option-fields">
      <legend className="label">{title}</legend>
      <div className="option-name">
        <TextField
          label="Name"
          autoComplete="off"
          placeholder="Size"
          value={name}
          onChange={(event) => onChange({ ...draft, name: event.target.value })}
        />
        <Button kind="quiet" aria-label={`Remove option ${title}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
      <ul ref={list} aria-label={`Values of ${title}`}>
        {values.map((value, at) => (
          <li key={value.id}>
            <input
              className="input"
              aria-label={value.was === null ? `New value ${at + 1}` : `Value ${value.was}`}
              autoComplete="off"
              value={value.name}
              onChange={(event) =>
                setValues(
                  values.map((one) => (one.id === value.id ? { ...one, name: event.target.value } : one)),
                )
              }
            />
            {stepper(at, value.name, 'up', at === 0)}
            {stepper(at, value.name, 'down', at === values.length - 1)}
            <Button
              kind="quiet"
              shape="square"
              aria-label={`Remove ${value.name}`}
              onClick={() => setValues(values.filter((one) => one.id !== value.id))}
            >
              <IconClose size={16} aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
      <p className="unseen" role="status">
        {said}
      </p>
      <div className="picture-add">
        <label htmlFor={id} className="unseen">
          New values of {title}, with commas between them
        </label>
        <input
          id={id}
          className="input"
          placeholder={values.length === 0 ? 'S, M, L' : 'Add values'}
          autoComplete="off"
          value={added}
          onChange={(event) => setAdded(event.target.value)}
          onBlur={() => added.trim() !== '' && add()}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || added.trim() === '') return
            event.preventDefault()
            add()
          }}
        />
        <Button disabled={added.trim() === ''} onClick={add}>
          Add
        </Button>
      </div>
    </fieldset>
  )
}
