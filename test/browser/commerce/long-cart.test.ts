import { describe, expect, it, jest } from '@jest/globals'
import { skuIdOf } from '../../../adapters/server/sql/shop/index.js'
import { visitorId } from '../../../core/ports/visitor.port.js'
import { renderedShop } from './rendered-shop.js'
import type { ShopPage } from './shop-page.js'
import { openShopSite, openStore } from './shop-site.js'
import type { ShopBackend } from './shop-site.js'

const LINES = 200

const CATALOGUE = [
  'Product Handle,Product Name,Variant Price,Variant Inventory',
  ...Array.from({ length: LINES }, (_, index) => `thing-${index},Thing ${index},1.00,500`),
].join('\n')

const skuAt = (index: number) => skuIdOf(`thing-${index}`, [])

let store: ShopBackend
const shop = renderedShop(
  { 'product.html': { source: 'published-product.html', args: { preselect: 'true' } } },
  async (folder) => {
    store = await openStore(CATALOGUE, { name: 'Test', currency: 'USD', country: 'US' })
    return openShopSite(folder, store)
  },
)
jest.setTimeout(120_000)

/** Opens the product page as a visitor whose cart has one piece of everything. */
async function visitWithLongCart(): Promise<ShopPage> {
  const at = await shop.visit('product')
  const cookies = await at.page.context().cookies()
  const visitor = (cookies.find(({ name }) => name === 'vitrine_visitor')?.value ?? '').split('.')[0] ?? ''
  const { commerce } = store.backend.open({ id: visitorId(visitor) })
  // Requests that are sent at once share a transaction.
  const added = await Promise.all(
    Array.from({ length: LINES }, (_, index) =>
      commerce.addToCart({ skuId: skuAt(index), count: 1, buyNow: false, key: `key-${index}` }),
    ),
  )
  for (const { ok } of added) if (!ok) throw new Error('the cart was not filled')
  await at.page.reload()
  return at
}

describe('a cart of 200 lines', () => {
  it('changes one line without touching any other node, and keeps focus and caret where they are', async () => {
    const at = await visitWithLongCart()
    await at
      .lines()
      .nth(LINES - 1)
      .waitFor({ state: 'attached' })
    expect(await at.lines().count()).toBe(LINES)
    await at.openLink().click()
    await at.untilCartOpen()

    const field = at.quantity().nth(150)
    await field.fill('12')
    await at.page.evaluate(() => {
      const touched = new Set<string>()
      const records: string[] = []
      const lines = [...document.querySelectorAll('.w-commerce-commercecartitem')]
      new MutationObserver((all) => {
        for (const record of all) {
          const target = record.target as Element
          const line = lines.findIndex((each) => each.contains(target))
          touched.add(line < 0 ? 'outside' : String(line))
          records.push(`${line} ${record.type} ${record.attributeName ?? ''}`)
        }
      }).observe(document.querySelector('.w-commerce-commercecartlist') as Element, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      })
      Object.assign(window, { touched, records, lines })
    })
    await field.press('Enter')
    await at.page.waitForFunction(
      () => document.querySelector('.w-commerce-commercecartopenlinkcount')?.textContent === '211',
    )
    expect(await at.page.evaluate(() => [...(Reflect.get(window, 'touched') as Set<string>)])).toEqual([
      '150',
    ])
    expect(
      await at.page.evaluate(() => {
        const lines = Reflect.get(window, 'lines') as Element[]
        const now = [...document.querySelectorAll('.w-commerce-commercecartitem')]
        return now.length === lines.length && now.every((line, index) => line === lines[index])
      }),
    ).toBe(true)
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)

    const other = at.quantity().nth(20)
    await other.focus()
    await at.page.keyboard.press('End')
    await at.page.keyboard.type('3')
    await at.page.evaluate(
      (skuId) =>
        (
          Reflect.get(window, 'Vitrine') as { cart: { update: (item: object) => Promise<unknown> } }
        ).cart.update({ skuId, count: 3 }),
      skuAt(100),
    )
    expect(await other.inputValue()).toBe('13')
    expect(await other.evaluate((element) => element === document.activeElement)).toBe(true)
    await at.page.keyboard.type('7')
    expect(await other.inputValue()).toBe('137')
    expect(await at.close()).toEqual([])
  })
})
