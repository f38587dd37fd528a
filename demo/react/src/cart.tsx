import { useCart, usePriceText } from 'vitrine/react'

/** The content of the cart; it follows the other tabs. */
export function Cart() {
  const priceText = usePriceText()
  const { order, update, remove } = useCart()
  const lines = order?.items ?? []
  return (
    <section aria-labelledby="cart">
      <h2 id="cart">{`Cart: ${order?.itemCount ?? 0}`}</h2>
      <ul>
        {lines.map(({ id, sku, count, product, rowTotal }) => (
          <li key={id}>
            <span>{`${count} × ${product.name}`}</span>
            <span>{priceText(rowTotal)}</span>
            <button onClick={() => update(sku.id, count + 1)} aria-label={`One more ${product.name}`}>
              +
            </button>
            <button onClick={() => remove(sku.id)} aria-label={`Remove ${product.name}`}>
              ×
            </button>
          </li>
        ))}
      </ul>
      {lines.length > 0 && <a href="#/checkout">Check out</a>}
    </section>
  )
}
