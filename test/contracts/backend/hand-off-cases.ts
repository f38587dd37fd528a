import { expect } from '../test-runner.js'
import { createOpenCheckout } from '../../../core/checkout/index.js'
import type { BackendFixture } from './backend-fixture.js'
import { caseWhere } from './case-where.js'
import { newShopper, valueOf } from './shopper.js'
import type { Shopper } from './shopper.js'

/** Cases of the engine's own checkout, where orders are placed there. */
export function handOffCases(
  fixture: () => BackendFixture,
  { handsOff }: { readonly handsOff: boolean },
): void {
  const handOffCase = caseWhere(handsOff, 'orders are placed on the page')

  /** Presses the button to the checkout, on a page of `hostname`; answers where the browser goes. */
  const press = async (shopper: Shopper, hostname: string): Promise<string | undefined> => {
    const visited: string[] = []
    const open = createOpenCheckout({
      commerce: shopper,
      capabilities: () => null,
      navigator: {
        current: () => ({ path: '/', hostname, query: {}, isSecure: true }),
        go: (url) => visited.push(url),
      },
    })
    valueOf(await open('/checkout'))
    return visited[0]
  }

  handOffCase(
    'sends the shopper to the engine’s own checkout, again and again, with the cart kept',
    async () => {
      const { readCheckout, shop } = fixture()
      if (readCheckout === undefined)
        throw new Error('the fixture does not say what the engine’s checkout shows')
      const shopper = newShopper(fixture())
      valueOf(await shopper.add(shop.tea.sku, 2))
      for (const count of [2, 3]) {
        const begun = valueOf((await shopper.beginCheckout?.()) ?? { ok: true, value: { url: '' } })
        const place = await press(shopper, new URL(begun.url).hostname)
        expect(await readCheckout(place ?? '')).toEqual([{ sku: shop.tea.sku, count }])
        expect((await shopper.cart())?.itemCount).toBe(count)
        valueOf(await shopper.add(shop.tea.sku))
      }
    },
  )

  handOffCase('shows each shopper their own cart there', async () => {
    const { readCheckout, shop } = fixture()
    const [one, other] = [newShopper(fixture()), newShopper(fixture())]
    valueOf(await one.add(shop.tea.sku))
    valueOf(await other.add(shop.guide.sku))
    const places = [await one.beginCheckout?.(), await other.beginCheckout?.()]
    const shown = await Promise.all(places.map((begun) => readCheckout?.(begun?.ok ? begun.value.url : '')))
    expect(shown.map((lines) => lines?.map(({ sku }) => sku))).toEqual([[shop.tea.sku], [shop.guide.sku]])
  })
}
