import { useState } from 'react'
import type { ReactNode } from 'react'
import { toList, toRecord, toText } from '../../../core/shared/index.js'
import { Button } from '../kit/button.js'
import { OfGroup, TextField } from '../kit/field.js'
import { IconDown, IconPlus } from '../kit/icons.js'
import { namedIn, ofGroups, withoutMember } from './setting-props.js'
import type { SettingInputProps } from './setting-props.js'

type ItemsProps = SettingInputProps & {
  /** Draws one item. */
  readonly children: (item: SettingInputProps) => ReactNode
}

/** The name of an item for people: its most telling text. */
function textOf(value: unknown, at: number): string {
  const record = toRecord(value) ?? {}
  const texts = ['name', 'code', 'id', 'path', 'from', 'url'].flatMap((name) => toText(record[name]) ?? [])
  return texts.find((text) => text.trim() !== '') ?? `No. ${at + 1}`
}

/** The titles of a list's entries; those with the same text are numbered: `VAT (2)`. */
function titlesOf(items: readonly unknown[]): readonly string[] {
  const texts = items.map(textOf)
  return texts.map((text, at) => {
    const isOnly = texts.indexOf(text) === texts.lastIndexOf(text)
    return isOnly ? text : `${text} (${texts.slice(0, at + 1).filter((one) => one === text).length})`
  })
}

interface EntryProps {
  readonly title: string
  readonly groups: readonly string[]
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
  readonly actions: ReactNode
  readonly children: ReactNode
}

function Entry({ title, groups, isOpen, onOpen, actions, children }: EntryProps): ReactNode {
  return (
    <li className="setting-item">
      <div className="setting-item-head">
        <button type="button" aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
          <IconDown size={16} aria-hidden />
          <span>
            {title}
            <OfGroup group={ofGroups({ groups })} />
          </span>
        </button>
        {actions}
      </div>
      {isOpen && <div className="setting-fields">{children}</div>}
    </li>
  )
}

interface EntryActionsProps {
  readonly title: string
  readonly groups: readonly string[]
  /** Null: the entry is the first. */
  readonly onMoveUp: (() => void) | null
  readonly onRemove: () => void
}

const EntryActions = ({ title, groups, onMoveUp, onRemove }: EntryActionsProps): ReactNode => (
  <>
    {onMoveUp !== null && (
      <Button kind="quiet" aria-label={namedIn(`Move ${title} up`, groups)} onClick={onMoveUp}>
        Up
      </Button>
    )}
    <Button kind="quiet" aria-label={namedIn(`Remove ${title}`, groups)} onClick={onRemove}>
      Remove
    </Button>
  </>
)

/** A list of groups; each can be opened, moved and removed. */
export function SettingList({ children, ...props }: ItemsProps): ReactNode {
  const { label, help, value, path, problems, onChange } = props
  const groups = [label, ...props.groups]
  const items = toList(value)
  const titles = titlesOf(items)
  const [open, setOpen] = useState<number | null>(null)
  const write = (next: readonly unknown[]): void => onChange(next.length === 0 ? undefined : next)
  const problem = problems.get(path)
  const move = (at: number): void => {
    const [one, other] = [items[at], items[at - 1]]
    write(items.map((kept, index) => (index === at ? other : index === at - 1 ? one : kept)))
    setOpen(open === at ? at - 1 : open === at - 1 ? at : open)
  }
  return (
    <fieldset className="setting-part">
      <legend>{label}</legend>
      <p className="field-hint">{help}</p>
      {problem !== undefined && <p className="field-problem">{problem}</p>}
      <ul className="setting-items">
        {items.map((one, at) => {
          const title = titles[at] ?? ''
          const place = `${path}[${at}]`
          const isWrong = [...problems.keys()].some((known) => known.startsWith(place))
          const change = (next: unknown): void =>
            write(items.map((kept, index) => (index === at ? next : kept)))
          return (
            <Entry
              key={at}
              title={title}
              groups={groups}
              isOpen={open === at || isWrong}
              onOpen={(isOpen) => setOpen(isOpen ? at : null)}
              actions={
                <EntryActions
                  title={title}
                  groups={groups}
                  onMoveUp={at > 0 ? () => move(at) : null}
                  onRemove={() => write(items.filter((_, index) => index !== at))}
                />
              }
            >
              {children({
                ...props,
                label: title,
                groups,
                help: '',
                value: one,
                path: place,
                onChange: change,
              })}
            </Entry>
          )
        })}
      </ul>
      <Button
        aria-label={namedIn(`Add to ${label.toLowerCase()}`, props.groups)}
        onClick={() => {
          write([...items, {}])
          setOpen(items.length)
        }}
      >
        <IconPlus size={16} aria-hidden />
        Add to {label.toLowerCase()}
      </Button>
    </fieldset>
  )
}

/** Values under names that the owner chooses. */
export function SettingRecord({ children, ...props }: ItemsProps): ReactNode {
  const { label, help, value, path, onChange } = props
  const groups = [label, ...props.groups]
  const values = toRecord(value) ?? {}
  const [name, setName] = useState('')
  const [open, setOpen] = useState<string | null>(null)
  const isTaken = name.trim() in values
  return (
    <fieldset className="setting-part">
      <legend>{label}</legend>
      <p className="field-hint">{help}</p>
      <ul className="setting-items">
        {Object.entries(values).map(([key, one]) => (
          <Entry
            key={key}
            title={key}
            groups={groups}
            isOpen={open === key}
            onOpen={(isOpen) => setOpen(isOpen ? key : null)}
            actions={
              <EntryActions
                title={key}
                groups={groups}
                onMoveUp={null}
                onRemove={() => {
                  const others = withoutMember(values, key)
                  onChange(Object.keys(others).length === 0 ? undefined : others)
                }}
              />
            }
          >
            {children({
              ...props,
              label: key,
              groups,
              help: '',
              isNeeded: true,
              fallback: null,
              value: one === '' ? undefined : one,
              path: `${path}.${key}`,
              onChange: (next) => onChange({ ...values, [key]: next ?? '' }),
            })}
          </Entry>
        ))}
      </ul>
      <div className="setting-add">
        <TextField
          label={`Name of another one in ${label.toLowerCase()}`}
          group={ofGroups(props)}
          value={name}
          problem={isTaken ? 'This name is there already.' : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        <Button
          aria-label={namedIn(`Add to ${label.toLowerCase()}`, props.groups)}
          disabled={name.trim() === '' || isTaken}
          onClick={() => {
            onChange({ ...values, [name.trim()]: '' })
            setOpen(name.trim())
            setName('')
          }}
        >
          Add
        </Button>
      </div>
    </fieldset>
  )
}
