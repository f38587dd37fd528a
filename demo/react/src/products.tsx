import { useEffect, useState } from 'react'
import { offeredSkus } from 'vitrine/core'
import type { Product, ProductReading } from 'vitrine/core'
import { useShop, usePriceText } from 'vitrine/react'

type Products =
  | { readonly tag: 'reading' }
  | { readonly tag: 'failed' }
  | { readonly tag: 'ready'; readonly readings: readonly ProductReading[] }

/** Everything the shop sells, the newest state of it. */
export function Products() {
  const { commerce } = useShop()
  const [products, setProducts] = useState<Products>({ tag: 'reading' })
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let isOver = false
    void commerce.listProducts({ category: null, limit: 100 }).then((answer) => {
      if (isOver) return
      setProducts(answer.ok ? { tag: 'ready', readings: answer.value } : { tag: 'failed' })
    })
    return () => {
      isOver = true
    }
  }, [commerce, tries])
  return (
    <section aria-labelledby="products">
      <h2 id="products">Lamps</h2>
      {products.tag === 'reading' && <p>One moment ...</p>}
      {products.tag === 'failed' && (
        <button onClick={() => setTries((count) => count + 1)}>The shop did not answer. Try again</button>
      )}
      {products.tag === 'ready' && (
        <ul>
          {products.readings.map(({ product }) => (
            <li key={product.id}>
              <a href={`#/product/${product.slug}`}>{product.name}</a>
              <Price product={product} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** The lowest price of its variants; empty if all are sold out. */
function Price({ product }: { readonly product: Product }) {
  const priceText = usePriceText()
  const offered = [...offeredSkus(product)].sort((one, other) => one.price.amount - other.price.amount)
  const [cheapest] = offered
  if (cheapest === undefined) return <span>Sold out</span>
  const isOne = offered.every(({ price }) => price.amount === cheapest.price.amount)
  return <span>{`${isOne ? '' : 'from '}${priceText(cheapest.price)}`}</span>
}
