import { useState } from 'react'
import type { ReactNode } from 'react'
import type { DeskProduct, DeskProductFile } from '../../../core/desk/index.js'
import { useMayChange } from '../data/use-session.js'
import { Button } from '../kit/button.js'
import { countText } from '../kit/texts.js'
import { PlaceSheet } from './place-sheet.js'

/** The facts about a product in its catalogue file, and whether shop or file counts. */
export function ProductFacts({
  product,
  file,
}: {
  readonly product: DeskProduct
  /** Null: the catalogue file does not contain the product. Undefined: not read yet. */
  readonly file: DeskProductFile | null | undefined
}): ReactNode {
  const mayChange = useMayChange()
  const [isMoving, setMoving] = useState(false)
  const { slug, id } = product
  return (
    <div className="card side-parts">
      <section className="side-part">
        <h2>Handle</h2>
        <p className="mono reference">{slug}</p>
      </section>
      <section className="side-part">
        <h2>Id</h2>
        <p className="mono reference">{id}</p>
      </section>
      <section className="side-part">
        <h2>Where changes go</h2>
        <p className="soft">
          A name, price or visibility that you save here is the shop’s from then on: no import of{' '}
          <span className="mono">catalogue.csv</span> changes it, until you choose “Use it” beside the file’s
          value. Stock is counted here alone.
        </p>
        <p className="soft">
          Everything else is written into <span className="mono">catalogue.csv</span>, which stays the truth:
          other lines stay as they are, and the shop takes the change within a second.
        </p>
      </section>
      {/* Read after the rest of the page, since at its end it moves no shown part. */}
      {file != null && (
        <section className="side-part">
          <h2>Place in the list</h2>
          <p className="place">
            {file.place} of {countText(file.products, 'product')}
            {mayChange && (
              <Button kind="quiet" aria-label="Move: Place in the list" onClick={() => setMoving(true)}>
                Move
              </Button>
            )}
          </p>
          {isMoving && <PlaceSheet id={id} file={file} onClose={() => setMoving(false)} />}
        </section>
      )}
    </div>
  )
}
