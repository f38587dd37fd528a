import { StrictMode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { orderId, orderToken } from 'vitrine/core'
import type { Order } from 'vitrine/core'
import { createShop, ShopProvider, usePriceText } from 'vitrine/react'

const shop = createShop()

/** The placed order: the address of this page names the order and the secret that opens it. */
function Confirmation() {
  const priceText = usePriceText()
  const [order, setOrder] = useState<Order | null | 'reading'>('reading')
  useEffect(() => {
    const asked = new URLSearchParams(window.location.search)
    const which = { orderId: orderId(asked.get('orderId') ?? ''), token: orderToken(asked.get('token') ?? '') }
    void shop.commerce.readPlacedOrder(which).then((answer) => setOrder(answer.ok ? answer.value.order : null))
  }, [])
  if (order === 'reading') return <p>One moment ...</p>
  if (order === null) return <p role="alert">There is no such order here.</p>
  return (
    <>
      <h1>Thank you</h1>
      <ul>
        {order.items.map(({ id, count, product, rowTotal }) => (
          <li key={id}>
            <span>{`${count} × ${product.name}`}</span>
            <span>{priceText(rowTotal)}</span>
          </li>
        ))}
      </ul>
      <p>{`Total: ${priceText(order.total)}`}</p>
      {order.card && <p>{`Paid with the card that ends in ${order.card.last4}`}</p>}
      <a href="/">Back to the lamps</a>
    </>
  )
}

createRoot(document.getElementById('app') as HTMLElement).render(
  <StrictMode>
    <ShopProvider shop={shop}>
      <main>
        <Confirmation />
      </main>
    </ShopProvider>
  </StrictMode>,
)
