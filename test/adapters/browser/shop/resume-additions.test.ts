import { describe, expect, it } from '@jest/globals'
import { resumeAdditions } from '../../../../adapters/browser/shop/product/resume-additions.js'
import type { ResumePorts } from '../../../../adapters/browser/shop/product/resume-additions.js'
import { recallAdditions, rememberAddition } from '../../../../core/cart/index.js'
import { productId, skuId } from '../../../../core/catalog/index.js'
import type { GatewayFailure } from '../../../../core/ports/gateway-failure.port.js'
import type { ProductReading } from '../../../../core/ports/shop/commerce-gateway.port.js'
import { err, ok } from '../../../../core/shared/index.js'
import { createFakeClock } from '../../../fakes/clock.fake.js'
import { createFakeStorage } from '../../../fakes/key-value-store.fake.js'
import { createFakeShop, LOST } from '../../../core/cart/fake-shop.js'
import { rejected } from '../../../core/checkout/checkout.fixture.js'

const READING = {
  product: {
    id: productId('mug'),
    defaultSkuId: null,
    optionSets: [],
    skus: ['blue', 'red'].map((colour) => ({
      id: skuId(colour),
      optionValues: { colour },
      inventory: { type: 'infinite' },
    })),
  },
  memberships: [],
} as unknown as ProductReading

/** A page that opens after one was left that had requested two red mugs. */
function nextPage(product: 'sold' | GatewayFailure = 'sold') {
  const clock = createFakeClock()
  const storage = createFakeStorage().tab()
  const shop = createFakeShop()
  let shown = 0
  rememberAddition(storage, {
    key: 'first',
    askedAt: clock.wallTime(),
    count: 2,
    product: {
      source: { id: productId('mug') },
      preselection: { preselectDefault: true, defaultSkuId: skuId('blue') },
      choices: [['colour', 'red']],
    },
  })
  const ports: ResumePorts = {
    clock,
    storage,
    session: { isLoggedIn: () => false } as never,
    cart: {
      invalidate: () => {
        shown += 1
        return Promise.resolve()
      },
    },
    commerce: {
      addToCart: shop.addToCart,
      readProduct: () => Promise.resolve(product === 'sold' ? ok(READING) : err(product)),
    },
  }
  return {
    shop,
    open: () => resumeAdditions(ports),
    kept: () => recallAdditions(storage, clock.wallTime()).length,
    shown: () => shown,
  }
}

describe('an addition whose page was left before its answer', () => {
  it('is made by the next page, as it was chosen, and the cart shows it', async () => {
    const page = nextPage()
    await page.open()
    expect(page.shop.log).toEqual(['add red 2'])
    expect(page).toMatchObject({ shop: { counts: new Map([['red', 2]]) } })
    expect([page.kept(), page.shown()]).toEqual([0, 1])
  })

  it('is not made twice if the first request arrived after all', async () => {
    const page = nextPage()
    page.shop.fates.push('answer-lost')
    await page.open()
    expect(page.kept()).toBe(1)
    await page.open()
    expect(page.shop.counts.get('red')).toBe(2)
    expect([page.kept(), page.shown()]).toEqual([0, 1])
  })

  it.each([
    ['the server is not reached', LOST, 1],
    ['the product is gone', rejected('ItemNotFound'), 0],
  ])('waits for a further page only while %s', async (_, failure, kept) => {
    const page = nextPage(failure)
    await page.open()
    expect([page.kept(), page.shop.log, page.shown()]).toEqual([kept, [], 0])
  })

  it('is given up when the shop refuses it', async () => {
    const page = nextPage()
    page.shop.fates.push(rejected('OutOfInventory'))
    await page.open()
    expect([page.kept(), page.shown()]).toEqual([0, 0])
  })
})
