import type { ReactNode } from 'react'
import type { DeskProduct } from '../../../core/desk/index.js'

/** The facts of a product that its catalogue file says, and which of the two counts. */
export function ProductFacts({ product }: { readonly product: DeskProduct }): ReactNode {
  const { slug, id, categories } = product
  return (
    <div className="card side-parts">
      <section className="side-part">
        <h2>Categories</h2>
        <p>{categories.length > 0 ? categories.join(', ') : <span className="soft">None</span>}</p>
      </section>
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
          Descriptions, pictures, options, categories and new products come from{' '}
          <span className="mono">catalogue.csv</span>; a changed file is taken within a second.
        </p>
      </section>
    </div>
  )
}
