import { useEffect, useId, useRef, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { moveInList } from '../../../core/desk/index.js'
import { Button } from './button.js'
import { IconDown, IconUp } from './icons.js'

type Way = 'up' | 'down'

interface ListOrderOptions<T> {
  readonly items: readonly T[]
  readonly onChange: (items: readonly T[]) => void
  readonly nameOf: (item: T) => string
  /** The word for an item: `Brass is value 2 of 3.` */
  readonly kind: string
  /** The name of the list, so that the buttons of several lists differ. */
  readonly listName: string
}

/** A list whose items are moved by buttons. */
export interface ListOrder {
  readonly list: RefObject<HTMLUListElement | null>
  /** The two buttons that move the item at a place. */
  readonly steppers: (at: number) => ReactNode
  /** Tells the new place of a moved item to a screen reader. */
  readonly status: ReactNode
}

/** Moves items of a list by buttons; the focus follows a moved item. */
export function useListOrder<T>({ items, onChange, nameOf, kind, listName }: ListOrderOptions<T>): ListOrder {
  const list = useRef<HTMLUListElement>(null)
  const [said, setSaid] = useState('')
  // A moved row is at another place in the page, and the focus follows it.
  const [moved, setMoved] = useState<{ readonly at: number; readonly way: Way } | null>(null)
  useEffect(() => {
    if (moved === null) return
    list.current?.children[moved.at]?.querySelector<HTMLElement>(`[data-way="${moved.way}"]`)?.focus()
  }, [moved])
  const name = (at: number): string => {
    const item = items[at]
    return item === undefined ? '' : nameOf(item)
  }
  const move = (from: number, way: Way): void => {
    const to = way === 'up' ? from - 1 : from + 1
    const next = moveInList(items, from, to)
    if (next === items) return
    onChange(next)
    setMoved({ at: to, way })
    setSaid(`${name(from)} is ${kind} ${to + 1} of ${items.length}.`)
  }
  const stepper = (at: number, way: Way, isEnd: boolean): ReactNode => (
    <Button
      kind="quiet"
      shape="square"
      data-way={way}
      aria-disabled={isEnd}
      aria-label={`Move ${name(at)} ${way}, ${listName}`}
      onClick={() => move(at, way)}
    >
      {way === 'up' ? <IconUp size={16} aria-hidden /> : <IconDown size={16} aria-hidden />}
    </Button>
  )
  return {
    list,
    steppers: (at) => (
      <>
        {stepper(at, 'up', at === 0)}
        {stepper(at, 'down', at === items.length - 1)}
      </>
    ),
    status: (
      <p className="unseen" role="status">
        {said}
      </p>
    ),
  }
}

interface AddLineProps {
  readonly label: string
  readonly placeholder: string
  /** Called with a text that is not blank. */
  readonly onAdd: (text: string) => void
  /** True: a text that is left in the field is added too. */
  readonly addsOnBlur?: boolean
}

/** A field below a list, and the button that adds its text to the list. */
export function AddLine({ label, placeholder, onAdd, addsOnBlur = false }: AddLineProps): ReactNode {
  const id = useId()
  const [text, setText] = useState('')
  const isBlank = text.trim() === ''
  const add = (): void => {
    onAdd(text)
    setText('')
  }
  return (
    <div className="add-line">
      <label htmlFor={id} className="unseen">
        {label}
      </label>
      <input
        id={id}
        className="input"
        placeholder={placeholder}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => addsOnBlur && !isBlank && add()}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isBlank) return
          event.preventDefault()
          add()
        }}
      />
      <Button disabled={isBlank} onClick={add} aria-label={`Add: ${label}`}>
        Add
      </Button>
    </div>
  )
}
