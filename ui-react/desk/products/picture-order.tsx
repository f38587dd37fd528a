import { useState } from 'react'
import type { ReactNode } from 'react'
import { moveInList, pictureAddress, pictureName } from '../../../core/desk/index.js'
import { Button } from '../kit/button.js'
import { IconClose, IconProducts } from '../kit/icons.js'
import { AddLine, useListOrder } from '../kit/list-order.js'
import { Picture } from '../kit/picture.js'

interface PictureOrderProps {
  readonly label: string
  readonly pictures: readonly string[]
  readonly onChange: (pictures: readonly string[]) => void
}

/** The pictures of a variant: dragged, or moved by buttons; the first is the main picture. */
export function PictureOrder({ label, pictures, onChange }: PictureOrderProps): ReactNode {
  const [dragged, setDragged] = useState<number | null>(null)
  const order = useListOrder({
    items: pictures,
    onChange,
    nameOf: pictureName,
    kind: 'picture',
    listName: label,
  })
  return (
    <fieldset className="picture-order">
      <legend className="label">{label}</legend>
      <ul ref={order.list}>
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
            {order.steppers(at)}
            <Button
              kind="quiet"
              shape="square"
              aria-label={`Remove ${pictureName(picture)}, ${label}`}
              onClick={() => onChange(pictures.filter((_, other) => other !== at))}
            >
              <IconClose size={16} aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
      {order.status}
      <AddLine
        label={`Address of one more picture${label === 'Pictures' ? '' : ` (${label})`}`}
        placeholder="/images/lamp.jpg"
        onAdd={(text) => onChange([...pictures, text.trim().replaceAll(';', ' ')])}
      />
    </fieldset>
  )
}
