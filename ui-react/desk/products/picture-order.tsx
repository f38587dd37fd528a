import { useEffect, useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { moveInList, pictureAddress, pictureName } from '../../../core/desk/index.js'
import { Button } from '../kit/button.js'
import { IconClose, IconDown, IconProducts, IconUp } from '../kit/icons.js'
import { Picture } from '../kit/picture.js'

interface PictureOrderProps {
  readonly label: string
  readonly pictures: readonly string[]
  readonly onChange: (pictures: readonly string[]) => void
}

type Way = 'up' | 'down'

/** The pictures of a variant: dragged, or moved by buttons; the first is the main picture. */
export function PictureOrder({ label, pictures, onChange }: PictureOrderProps): ReactNode {
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const [dragged, setDragged] = useState<number | null>(null)
  const [said, setSaid] = useState('')
  const [added, setAdded] = useState('')
  // A moved row is another place in the page: the focus goes along with it.
  const [moved, setMoved] = useState<{ readonly at: number; readonly way: Way } | null>(null)
  useEffect(() => {
    if (moved === null) return
    const row = list.current?.children[moved.at]
    row?.querySelector<HTMLElement>(`[data-way="${moved.way}"]`)?.focus()
  }, [moved])
  const move = (from: number, way: Way): void => {
    const to = way === 'up' ? from - 1 : from + 1
    const next = moveInList(pictures, from, to)
    if (next === pictures) return
    onChange(next)
    setMoved({ at: to, way })
    setSaid(`${pictureName(pictures[from] ?? '')} is picture ${to + 1} of ${pictures.length}.`)
  }
  const add = (): void => {
    if (added.trim() === '') return
    onChange([...pictures, added.trim().replaceAll(';', ' ')])
    setAdded('')
  }
  return (
    <fieldset className="picture-order">
      <legend className="label">{label}</legend>
      <ul ref={list}>
        {pictures.map((picture, at) => (
          <li
            key={`${picture} ${pictures.slice(0, at).filter((other) => other === picture).length}`}
            draggable
            data-dragged={dragged === at || undefined}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move'
              setDragged(at)
            }}
            onDragOver={(event) => {
              if (dragged === null) return
              event.preventDefault()
              if (dragged === at) return
              onChange(moveInList(pictures, dragged, at))
              setDragged(at)
            }}
            onDrop={(event) => event.preventDefault()}
            onDragEnd={() => setDragged(null)}
          >
            <Picture url={pictureAddress(picture)} icon={IconProducts} />
            <span className="picture-name">
              <span className="cut">{pictureName(picture)}</span>
              {at === 0 && <span className="faint">Main picture</span>}
            </span>
            <Button
              kind="quiet"
              shape="square"
              data-way="up"
              aria-disabled={at === 0}
              aria-label={`Move ${pictureName(picture)} up`}
              onClick={() => move(at, 'up')}
            >
              <IconUp size={16} aria-hidden />
            </Button>
            <Button
              kind="quiet"
              shape="square"
              data-way="down"
              aria-disabled={at === pictures.length - 1}
              aria-label={`Move ${pictureName(picture)} down`}
              onClick={() => move(at, 'down')}
            >
              <IconDown size={16} aria-hidden />
            </Button>
            <Button
              kind="quiet"
              shape="square"
              aria-label={`Remove ${pictureName(picture)}`}
              onClick={() => onChange(pictures.filter((_, other) => other !== at))}
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
          Address of one more picture{label === 'Pictures' ? '' : ` (${label})`}
        </label>
        <input
          id={id}
          className="input"
          placeholder="/images/lamp.jpg"
          autoComplete="off"
          value={added}
          onChange={(event) => setAdded(event.target.value)}
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
