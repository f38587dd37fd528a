import { useState } from 'react'
import { defaultSku } from 'vitrine/core'
import type { OptionSet, ProductReading } from 'vitrine/core'
import { useProduct, useProductForm, usePriceText } from 'vitrine/react'
import type { ProductFormHook } from 'vitrine/react'

/** One product: its picture, what there is to choose, and how many. */
export function ProductPage({ slug }: { readonly slug: string }) {
  const { state, refresh } = useProduct(slug)
  switch (state.tag) {
    case 'reading':
      return <p>One moment ...</p>
    case 'failed':
      return <button onClick={refresh}>The shop did not answer. Try again</button>
    case 'ready':
      return <ProductForm reading={state.reading} />
  }
}

function ProductForm({ reading }: { readonly reading: ProductReading }) {
  const priceText = usePriceText()
  const form = useProductForm(reading)
  const [count, setCount] = useState(1)
  const { product } = reading
  const { sku, offer, isBusy, problem, add } = form
  const shown = sku ?? defaultSku(product)
  return (
    <section aria-labelledby="product">
      <h2 id="product">{product.name}</h2>
      {shown?.mainImage && <img src={shown.mainImage.url} alt="" width="160" height="200" />}
      <p>{product.description}</p>
      <p>{shown && priceText(shown.price)}</p>
      {offer.showsOutOfStock ? (
        <p>Sold out</p>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            add(count)
          }}
        >
          {product.optionSets.map((set) => (
            <Options key={set.id} set={set} form={form} />
          ))}
          <label>
            Quantity
            <input
              type="number"
              min={1}
              required
              value={count}
              onChange={({ target }) => setCount(target.valueAsNumber || 1)}
            />
          </label>
          <button disabled={isBusy}>{isBusy ? 'One moment ...' : 'Add to cart'}</button>
        </form>
      )}
      {problem && <p role="alert">{problem.text}</p>}
      <p>
        <a href="#/">All lamps</a>
      </p>
    </section>
  )
}

/** The values of one option; a value without stock cannot be chosen. */
function Options({ set, form }: { readonly set: OptionSet; readonly form: ProductFormHook }) {
  const { selection, disabled, choose } = form
  return (
    <fieldset>
      <legend>{set.name}</legend>
      {set.values.map(({ id, name }) => (
        <label key={id}>
          <input
            type="radio"
            name={set.id}
            checked={selection.chosen[set.id] === id}
            disabled={disabled[set.id]?.includes(id)}
            onChange={() => choose(set.id, id)}
          />
          {name}
        </label>
      ))}
    </fieldset>
  )
}
