import { StrictMode, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { createShop, ShopProvider } from 'vitrine/react'
import { Cart } from './cart.js'
import { Checkout } from './checkout.js'
import { ProductPage } from './product.js'
import { Products } from './products.js'

const shop = createShop()

const onHash = (changed: () => void): (() => void) => {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}

/** The shown page is in the address, so that links and the back button work. */
function App() {
  const hash = useSyncExternalStore(onHash, () => window.location.hash)
  const [, slug] = /^#\/product\/([\w-]+)$/.exec(hash) ?? []
  if (hash === '#/checkout') return <Checkout />
  return (
    <>
      {slug === undefined ? <Products /> : <ProductPage key={slug} slug={slug} />}
      <Cart />
    </>
  )
}

createRoot(document.getElementById('app') as HTMLElement).render(
  <StrictMode>
    <ShopProvider shop={shop}>
      <header>
        <h1>Abend</h1>
      </header>
      <main>
        <App />
      </main>
    </ShopProvider>
  </StrictMode>,
)
