import type { ReactNode } from 'react'
import type { SettingField } from '../../../core/desk/index.js'
import { isRecord, toRecord } from '../../../core/shared/index.js'
import { Button } from '../kit/button.js'
import { JsonInput } from './json-input.js'
import { settingLabel } from './setting-groups.js'
import { ChoiceInput, fieldText, FlagInput, LinesInput, TextInput } from './setting-leaves.js'
import { SettingList, SettingRecord } from './setting-list.js'
import { namedIn, withoutMember } from './setting-props.js'
import type { SettingInputProps } from './setting-props.js'

/** The members of a group. */
function SettingFields({
  fields,
  label: group,
  groups,
  value,
  path,
  problems,
  onChange,
}: Pick<SettingInputProps, 'label' | 'groups' | 'value' | 'path' | 'problems' | 'onChange'> & {
  readonly fields: readonly SettingField[]
}): ReactNode {
  const values = toRecord(value) ?? {}
  return fields
    .filter(({ isSecret }) => !isSecret)
    .map(({ name, ...field }) => (
      <SettingInput
        key={name}
        {...field}
        label={settingLabel(name, path)}
        groups={[group, ...groups]}
        value={values[name]}
        path={path === '' ? name : `${path}.${name}`}
        problems={problems}
        onChange={(next) => {
          onChange(next === undefined ? withoutMember(values, name) : { ...values, [name]: next })
        }}
      />
    ))
}

/** A group that may be absent. */
function GroupInput(props: SettingInputProps): ReactNode {
  const { label, groups, help, isNeeded, fallback, shape, value, path, problems, onChange } = props
  const isOptional = !isNeeded && fallback === null
  const isSet = value != null
  const problem = problems.get(path)
  return (
    <fieldset className="setting-part">
      <legend>{label}</legend>
      <p className="field-hint">{help}</p>
      {problem !== undefined && <p className="field-problem">{problem}</p>}
      {isOptional && !isSet ? (
        <Button aria-label={namedIn(`Set up: ${label}`, groups)} onClick={() => onChange({})}>
          Set up
        </Button>
      ) : (
        <div className="setting-fields">
          <SettingFields {...props} fields={shape.tag === 'group' ? shape.fields : []} />
          {isOptional && (
            <Button
              kind="quiet"
              aria-label={namedIn(`Leave out ${label}`, groups)}
              onClick={() => onChange(undefined)}
            >
              Leave out {label}
            </Button>
          )}
        </div>
      )}
    </fieldset>
  )
}

/** A group in one of several variants, selected by a word. */
function VariantInput(props: SettingInputProps): ReactNode {
  const { label, groups, shape, value, path, onChange } = props
  if (shape.tag !== 'variant') return null
  const { key, options } = shape
  const word = fieldText((toRecord(value) ?? {})[key])
  const chosen = options.find((option) => option.word === word)
  return (
    <fieldset className="setting-part">
      <legend>{label}</legend>
      <div className="setting-fields">
        <ChoiceInput
          {...props}
          label={settingLabel(key)}
          groups={[label, ...groups]}
          path={`${path}.${key}`}
          value={word}
          isNeeded
          shape={{ tag: 'choice', words: options.map((option) => option.word) }}
          onChange={(next) => onChange({ [key]: next })}
        />
        {chosen && <SettingFields {...props} fields={chosen.fields} />}
      </div>
    </fieldset>
  )
}

/** An item of a list, below its name. */
function Item(props: SettingInputProps): ReactNode {
  const { shape, value } = props
  return shape.tag === 'group' && (value === undefined || isRecord(value)) ? (
    <SettingFields {...props} fields={shape.fields} />
  ) : (
    <SettingInput {...props} />
  )
}

/** The control of one value, by its form. */
export function SettingInput(props: SettingInputProps): ReactNode {
  const { shape, value } = props
  switch (shape.tag) {
    case 'text':
    case 'number':
    case 'decimal':
      return <TextInput {...props} />
    case 'choice':
      return <ChoiceInput {...props} />
    case 'flag':
      return <FlagInput {...props} />
    case 'group':
      return value == null || isRecord(value) ? <GroupInput {...props} /> : <JsonInput {...props} />
    case 'variant':
      return <VariantInput {...props} />
    case 'list':
      return ['text', 'decimal', 'choice'].includes(shape.item.tag) ? (
        <LinesInput {...props} />
      ) : (
        <SettingList {...props}>{(item) => <Item {...item} shape={shape.item} />}</SettingList>
      )
    case 'record':
      return <SettingRecord {...props}>{(item) => <Item {...item} shape={shape.item} />}</SettingRecord>
    case 'json':
      return <JsonInput {...props} />
  }
}
