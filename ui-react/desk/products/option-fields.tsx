import type { ReactNode } from 'react'
import { newValues } from '../../../core/desk/index.js'
import type { OptionDraft, ValueDraft } from '../../../core/desk/index.js'
import { Button } from '../kit/button.js'
import { TextField } from '../kit/field.js'
import { IconClose } from '../kit/icons.js'
import { AddLine, useListOrder } from '../kit/list-order.js'

interface OptionFieldsProps {
  readonly draft: OptionDraft
  /** From 1. */
  readonly place: number
  readonly onChange: (draft: OptionDraft) => void
  readonly onRemove: () => void
}

/** The fields of one option: its name, and its values in their order. */
export function OptionFields({ draft, place, onChange, onRemove }: OptionFieldsProps): ReactNode {
  const { name, values } = draft
  const title = name.trim() || `Option ${place}`
  const setValues = (next: readonly ValueDraft[]): void => onChange({ ...draft, values: next })
  const order = useListOrder({
    items: values,
    onChange: setValues,
    nameOf: (value) => value.name,
    kind: 'value',
    listName: title,
  })
  return (
    <fieldset className="option-fields">
      <legend className="label">{title}</legend>
      <div className="option-name">
        <TextField
          label="Name"
          group={title}
          autoComplete="off"
          placeholder="Size"
          value={name}
          onChange={(event) => onChange({ ...draft, name: event.target.value })}
        />
        <Button kind="quiet" aria-label={`Remove option ${title}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
      <ul ref={order.list} aria-label={`Values of ${title}`}>
        {values.map((value, at) => (
          <li key={value.id}>
            <input
              className="input"
              aria-label={
                value.was === null ? `New value ${at + 1} of ${title}` : `Value ${value.was} of ${title}`
              }
              autoComplete="off"
              value={value.name}
              onChange={(event) =>
                setValues(
                  values.map((one) => (one.id === value.id ? { ...one, name: event.target.value } : one)),
                )
              }
            />
            {order.steppers(at)}
            <Button
              kind="quiet"
              shape="square"
              aria-label={`Remove ${value.name}, ${title}`}
              onClick={() => setValues(values.filter((one) => one.id !== value.id))}
            >
              <IconClose size={16} aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
      {order.status}
      <AddLine
        label={`New values of ${title}, with commas between them`}
        placeholder={values.length === 0 ? 'S, M, L' : 'Add values'}
        addsOnBlur
        onAdd={(text) => setValues([...values, ...newValues(draft, text, `new ${Date.now()}`)])}
      />
    </fieldset>
  )
}
