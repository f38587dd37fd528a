import { expect, it } from '../test-runner.js'
import { isInStock, productId, productSlug } from '../../../core/catalog/index.js'
import type { BackendFixture } from './backend-fixture.js'
import { caseWhere } from './case-where.js'
import { codeOf, newShopper, valueOf } from './shopper.js'

/** What products look like. */
export function catalogueCases(fixture: () => BackendFixture): void {
  it('shows a product with its options, prices and stock', async () => {
    const { mug } = fixture().shop
    const { product, memberships } = valueOf(await newShopper(fixture()).readProduct({ id: mug.id }))
    expect(product).toMatchObject({ id: mug.id, name: 'Mug', type: 'Physical' })
    expect(product.skus.map(({ id }) => id)).toEqual([mug.blue, mug.red])
    expect(product.skus.map(isInStock)).toEqual([true, false])
    expect(product.skus[0]?.price).toEqual({ amount: 1200, currency: 'EUR' })
    expect(product.skus[0]?.compareAtPrice).toEqual({ amount: 1500, currency: 'EUR' })
    expect(product.skus[0]?.moreImages.map(({ url }) => url)).toEqual(['/images/a.png', '/images/b.png'])
    expect(product.skus[0]?.optionValues[mug.colour]).not.toBe(product.skus[1]?.optionValues[mug.colour])
    expect(memberships).toEqual([])
  })

  it('counts stock where it is counted and knows stock without end', async () => {
    const shopper = newShopper(fixture())
    const mug = valueOf(await shopper.readProduct({ id: fixture().shop.mug.id })).product
    expect(mug.skus[0]?.inventory).toEqual({ type: 'finite', quantity: 5 })
    const tea = valueOf(await shopper.readProduct({ id: fixture().shop.tea.id })).product
    expect(tea.skus[0]?.inventory).toEqual({ type: 'infinite' })
    expect(tea.skus[0]?.optionValues).toEqual({})
  })

  it('refuses a product that does not exist', async () => {
    const shopper = newShopper(fixture())
    for (const id of ['000000000000000000000000', '', "'; drop table product; --", '\0']) {
      expect(codeOf(await shopper.readProduct({ id: productId(id) }))).toBe('ItemNotFound')
    }
  })
}

/** For back ends whose exported pages show lists of products. */
export function listCases(fixture: () => BackendFixture): void {
  it('lists products in the order of the shop, no more than asked for, of a category where one is named', async () => {
    const { mug } = fixture().shop
    const shopper = newShopper(fixture())
    const all = valueOf(await shopper.listProducts({ category: null, limit: 100 }))
    const one = valueOf(await shopper.readProduct({ id: mug.id }))
    expect(all.find(({ product }) => product.id === mug.id)).toEqual(one)
    expect(valueOf(await shopper.listProducts({ category: null, limit: 1 }))).toEqual(all.slice(0, 1))
    for (const category of one.product.categories) {
      const found = valueOf(await shopper.listProducts({ category, limit: 100 }))
      expect(found).toEqual(all.filter(({ product }) => product.categories.includes(category)))
    }
    expect(valueOf(await shopper.listProducts({ category: 'no such category', limit: 100 }))).toEqual([])
  })

  it('names each category of its products once, where it names them', async () => {
    const { listProducts, listCategories } = newShopper(fixture())
    if (listCategories === undefined) return
    const all = valueOf(await listProducts({ category: null, limit: 100 }))
    const used = new Set(all.flatMap(({ product }) => product.categories))
    expect([...valueOf(await listCategories())].sort()).toEqual([...used].sort())
  })
}

/** For back ends whose pages find a product by its address. */
export function slugCases(
  fixture: () => BackendFixture,
  { readsBySlug }: { readonly readsBySlug: boolean },
): void {
  caseWhere(readsBySlug, 'products are read by id only')('finds a product by its slug', async () => {
    const { mug } = fixture().shop
    const shopper = newShopper(fixture())
    expect(valueOf(await shopper.readProduct({ slug: mug.slug })).product.id).toBe(mug.id)
    expect(codeOf(await shopper.readProduct({ slug: productSlug('nothing') }))).toBe('ItemNotFound')
  })
}
