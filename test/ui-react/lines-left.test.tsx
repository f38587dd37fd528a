/** @jest-environment jsdom */
import { expect, it } from '@jest/globals'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createCartService } from '../../core/cart/index.js'
import { LINES_LEFT } from '../../core/errors/index.js'
import { ok } from '../../core/shared/index.js'
import { ShopProvider, useCart } from '../../ui-react/index.js'
import type { Shop } from '../../ui-react/index.js'
import { createFakeShop } from '../core/cart/fake-shop.js'
import { anOrder, reading } from '../core/checkout/checkout.fixture.js'
import { createFakeStorage } from '../fakes/key-value-store.fake.js'
import { createFakeRandom } from '../fakes/random.fake.js'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

function Notice() {
  return <p>{useCart().notice ?? 'none'}</p>
}

it.each([
  [undefined, 'none'],
  [{ count: 3, names: ['Tea', 'Mug'] }, `${LINES_LEFT.text} Tea, Mug … (+1)`],
  [{ count: 2, names: ['Tea', 'Mug'] }, `${LINES_LEFT.text} Tea, Mug`],
])('useCart says of %j: %s', async (linesLeft, text) => {
  const order = anOrder(linesLeft === undefined ? {} : { linesLeft })
  const commerce = { ...createFakeShop(), readCart: async () => ok(reading(order)) }
  const [storage, random] = [createFakeStorage().tab(), createFakeRandom()]
  const shop = { cart: createCartService({ commerce, storage, random }) } as Shop
  const host = document.createElement('div')
  const root = createRoot(host)
  await act(async () =>
    root.render(
      <ShopProvider shop={shop}>
        <Notice />
      </ShopProvider>,
    ),
  )
  expect(host.textContent).toBe(text)
  await act(async () => root.unmount())
})
