import { expect, it } from '../test-runner.js'
import { isInStock, productId, productSlug } from '../../../core/catalog/index.js'
import type { BackendFixture } from './backend-fixture.js'
import type { ProductReading } from '../../../core/ports/shop/commerce-gateway.port.js'
import { caseWhere } from './case-where.js'
import { codeOf, newShopper, otherCase, valueOf } from './shopper.js'

/** The goods of `CONTRACT_CATALOGUE`: more than the ten of a usual first page. */
const MIN_PRODUCTS = 12

/** Cases of products. */
export function catalogueCases(fixture: () => BackendFixture): void {
  it('shows a product with its options, prices and stock', async () => {
    const { mug } = fixture().shop
    const { product, memberships } = valueOf(await newShopper(fixture()).readProduct({ id: mug.id }))
    expect(product).toMatchObject({ id: mug.id, name: 'Mug', type: 'Physical', description: 'A mug' })
    expect(product.skus.map(({ id }) => id)).toEqual([mug.blue, mug.red])
    expect(product.skus.map(({ code }) => code)).toEqual(['MUG-B', 'MUG-R'])
    expect(product.skus.map(isInStock)).toEqual([true, false])
    expect(product.skus[0]?.price).toEqual({ amount: 1200, currency: 'EUR' })
    expect(product.skus[0]?.compareAtPrice).toEqual({ amount: 1500, currency: 'EUR' })
    expect(product.skus[0]?.moreImages.map(({ url }) => url)).toEqual(['/images/a.png', '/images/b.png'])
    expect(product.skus[0]?.optionValues[mug.colour]).not.toBe(product.skus[1]?.optionValues[mug.colour])
    expect(memberships).toEqual([])
  })

  it('shows the name of a product as its owner wrote it', async () => {
    const { guide } = fixture().shop
    const { product } = valueOf(await newShopper(fixture()).readProduct({ id: guide.id }))
    expect(product.name).toBe('Guide <b>')
  })

  it('has counted and unlimited stock', async () => {
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
  it('lists products in the order of the shop, at most the requested number, of a named category', async () => {
    const { mug } = fixture().shop
    const shopper = newShopper(fixture())
    const all = valueOf(await shopper.listProducts({ category: null, limit: 100 }))
    const one = valueOf(await shopper.readProduct({ id: mug.id }))
    expect(all.find(({ product }) => product.id === mug.id)).toEqual(one)
    const { tea, guide } = fixture().shop
    expect(all.map(({ product }) => product.id)).toEqual(expect.arrayContaining([mug.id, tea.id, guide.id]))
    expect(new Set(all.map(({ product }) => product.id)).size).toBe(all.length)
    expect(all.length).toBeGreaterThanOrEqual(MIN_PRODUCTS)
    for (const limit of [1, 11])
      expect(valueOf(await shopper.listProducts({ category: null, limit }))).toEqual(all.slice(0, limit))
    for (const category of one.product.categories) {
      const found = valueOf(await shopper.listProducts({ category, limit: 100 }))
      expect(found).toEqual(all.filter(({ product }) => product.categories.includes(category)))
    }
    expect(valueOf(await shopper.listProducts({ category: 'no such category', limit: 100 }))).toEqual([])
  })

  it('lists every product with the data of its own page', async () => {
    const shopper = newShopper(fixture())
    for (const listed of valueOf(await shopper.listProducts({ category: null, limit: 100 })))
      expect(valueOf(await shopper.readProduct({ id: listed.product.id }))).toEqual(listed)
  })

  it('names each category of its products once, if it lists them', async () => {
    const { listProducts, listCategories } = newShopper(fixture())
    if (listCategories === undefined) return
    const all = valueOf(await listProducts({ category: null, limit: 100 }))
    const used = new Set(all.flatMap(({ product }) => product.categories))
    expect([...valueOf(await listCategories())].sort()).toEqual([...used].sort())
  })
}

type Listed = readonly ProductReading[]

const idsOf = (readings: Listed): readonly string[] => readings.map(({ product }) => product.id)

const lowestOf = ({ product }: ProductReading): number =>
  Math.min(...product.skus.map(({ price }) => price.amount))

const everything = { category: null, limit: 100 } as const

/** For back ends whose lists are searched, sorted and read page by page. */
export function queryCases(
  fixture: () => BackendFixture,
  { queriesProducts }: { readonly queriesProducts: boolean },
): void {
  const queried = caseWhere(queriesProducts, 'lists are not searched, sorted or read page by page')

  queried('lists every product once, page by page, in every order', async () => {
    const shopper = newShopper(fixture())
    for (const sort of [undefined, { key: 'price', isDescending: true }] as const) {
      const order = sort === undefined ? {} : { sort }
      const whole = idsOf(valueOf(await shopper.listProducts({ ...everything, ...order })))
      const pages: string[] = []
      while (pages.length < whole.length) {
        const last = pages.at(-1)
        const after = last === undefined ? {} : { after: productId(last) }
        const page = idsOf(
          valueOf(await shopper.listProducts({ category: null, limit: 2, ...order, ...after })),
        )
        expect(page).toEqual(whole.slice(pages.length, pages.length + 2))
        pages.push(...page)
      }
      const after = productId(pages.at(-1) ?? '')
      expect(valueOf(await shopper.listProducts({ ...everything, ...order, after }))).toEqual([])
    }
    const { product } = valueOf(await shopper.readProduct({ id: fixture().shop.mug.id }))
    for (const category of product.categories) {
      const whole = idsOf(valueOf(await shopper.listProducts({ category, limit: 100 })))
      for (const [index, id] of whole.entries()) {
        const page = await shopper.listProducts({ category, limit: 1, after: productId(id) })
        expect(idsOf(valueOf(page))).toEqual(whole.slice(index + 1, index + 2))
      }
    }
    const found = await shopper.listProducts({ ...everything, search: 'mug', after: product.id })
    expect(valueOf(found)).toEqual([])
    const unknown = await shopper.listProducts({ ...everything, after: productId('nothing') })
    expect(codeOf(unknown)).toBe('ItemNotFound')
  })

  queried('sorts a list by name and by the lowest price, both ways', async () => {
    const shopper = newShopper(fixture())
    const sorted = async (key: 'name' | 'price', isDescending: boolean): Promise<Listed> =>
      valueOf(await shopper.listProducts({ ...everything, sort: { key, isDescending } }))
    const all = valueOf(await shopper.listProducts(everything))
    const prices = all.map(lowestOf).sort((one, other) => one - other)
    expect((await sorted('price', false)).map(lowestOf)).toEqual(prices)
    expect((await sorted('price', true)).map(lowestOf)).toEqual([...prices].reverse())
    const names = all.map(({ product }) => product.name.toLowerCase()).sort()
    const namesOf = (list: Listed) => list.map(({ product }) => product.name.toLowerCase())
    expect(namesOf(await sorted('name', false))).toEqual(names)
    expect(namesOf(await sorted('name', true))).toEqual([...names].reverse())
  })

  queried('finds products by their words', async () => {
    const { mug, tea } = fixture().shop
    const shopper = newShopper(fixture())
    const found = async (search: string) =>
      idsOf(valueOf(await shopper.listProducts({ ...everything, search })))
    expect(await found(' mUg ')).toEqual([mug.id])
    expect(await found('')).toEqual(idsOf(valueOf(await shopper.listProducts(everything))))
    expect(await found('tea')).toContain(tea.id)
    expect(await found('mug tea')).toEqual([])
    for (const search of ['no such words', '%', '_', 'm%g', 'm_g', '*'])
      expect(await found(search)).toEqual([])
    const { product } = valueOf(await shopper.readProduct({ id: mug.id }))
    for (const category of product.categories)
      expect(idsOf(valueOf(await shopper.listProducts({ category, limit: 100, search: 'mug' })))).toEqual([
        mug.id,
      ])
    const elsewhere = await shopper.listProducts({ category: 'no such category', limit: 100, search: 'mug' })
    expect(valueOf(elsewhere)).toEqual([])
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
    for (const slug of ['nothing', otherCase(mug.slug), `${mug.slug} `, mug.slug.slice(0, -1), '%', ''])
      expect(codeOf(await shopper.readProduct({ slug: productSlug(slug) }))).toBe('ItemNotFound')
  })
}
