/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals'
import { createProductCache } from '../../../../adapters/browser/shop/product/product-cache.js'
import { productId, skuId } from '../../../../core/catalog/index.js'
import type { ProductReading } from '../../../../core/ports/shop/commerce-gateway.port.js'
import { err, ok } from '../../../../core/shared/index.js'
import { LOST } from '../../../core/cart/fake-shop.js'

afterEach(() => document.body.replaceChildren())

describe('choices before the product is loaded', () => {
  it('are applied once it is loaded', async () => {
    const reading = {
      product: {
        id: productId('mug'),
        optionSets: [],
        defaultSkuId: null,
        skus: ['blue', 'red'].map((colour) => ({
          id: skuId(colour),
          optionValues: { colour },
          inventory: { type: 'infinite' },
        })),
      },
      memberships: [],
    } as unknown as ProductReading
    const cache = createProductCache({ readProduct: () => Promise.resolve(ok(reading)) })
    const product = cache.take(
      { id: productId('mug') },
      { preselectDefault: true, defaultSkuId: skuId('blue') },
    )
    product.choose('colour', 'red')
    await product.read()
    expect(product.getSnapshot()).toMatchObject({ tag: 'ready', choices: 1, selection: { skuId: 'red' } })
  })

  it('select the default if any form of the product asks for it', async () => {
    const product = {
      id: productId('mug'),
      optionSets: [],
      defaultSkuId: skuId('blue'),
      skus: [{ id: skuId('blue'), optionValues: { colour: 'blue' }, inventory: { type: 'infinite' } }],
    }
    const reading = { product, memberships: [] } as unknown as ProductReading
    const asked: unknown[] = []
    const cache = createProductCache({
      readProduct: (source) => {
        asked.push(source)
        return Promise.resolve(ok(reading))
      },
    })
    const source = { id: productId('mug') }
    const button = cache.take(source, { preselectDefault: false, defaultSkuId: null })
    const options = cache.take(source, { preselectDefault: true, defaultSkuId: null })
    await Promise.resolve()
    await Promise.resolve()
    expect(options).toBe(button)
    expect(button.getSnapshot()).toMatchObject({ tag: 'ready', selection: { skuId: 'blue' } })
    expect(asked).toEqual([source])
  })

  it('keep the newest answer when an older one comes late', async () => {
    const answers: ((name: string) => void)[] = []
    const cache = createProductCache({
      readProduct: () =>
        new Promise((resolve) => {
          answers.push((name) => {
            const product = { id: 'mug', name, optionSets: [], skus: [] }
            resolve(ok({ product, memberships: [] } as unknown as ProductReading))
          })
        }),
    })
    const product = cache.take({ id: productId('mug') }, { preselectDefault: false, defaultSkuId: null })
    const again = product.read()
    answers[1]?.('newer')
    await again
    answers[0]?.('older')
    await Promise.resolve()
    await Promise.resolve()
    expect(product.getSnapshot()).toMatchObject({ reading: { product: { name: 'newer' } } })
  })

  it('can be repeated when the product could not be read', async () => {
    const answers = [
      err(LOST),
      ok({ product: { id: 'mug', optionSets: [], skus: [] }, memberships: [] } as never),
    ]
    const cache = createProductCache({ readProduct: () => Promise.resolve(answers.shift() as never) })
    const product = cache.take({ id: productId('mug') }, { preselectDefault: false, defaultSkuId: null })
    await Promise.resolve()
    await Promise.resolve()
    expect(product.getSnapshot().tag).toBe('failed')
    await product.read()
    expect(product.getSnapshot().tag).toBe('ready')
  })
})
